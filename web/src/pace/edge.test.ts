import { describe, expect, it } from 'vitest';
import { edge_of } from './edge';

const camera = { width: 400, height: 800, covered: { left: 0, top: 60, right: 0, bottom: 300 } };

describe('what lies beyond the free part of the board', () => {
  it('is told at its edge, pointing there', () => {
    expect(edge_of(camera, { x: 200, y: 200 })).toBeNull();
    expect(edge_of(camera, { x: 900, y: 200 })).toEqual({ x: 370, y: 200, angle: 0 });
    expect(edge_of(camera, { x: 200, y: 20 })).toEqual({ x: 200, y: 90, angle: -90 });
    expect(edge_of(camera, { x: 200, y: 600 })).toEqual({ x: 200, y: 470, angle: 90 }); // under the sheet
    expect(edge_of(camera, { x: -330, y: -270 })?.angle).toBe(-135);
  });
  it('keeps away from the edge as far as it needs, and in the middle where there is no room', () => {
    expect(edge_of(camera, { x: -50, y: 200 }, { x: 130, y: 70 })).toMatchObject({ x: 130, y: 200, angle: 180 });
    expect(edge_of(camera, { x: -50, y: 200 }, { x: 300, y: 70 })).toMatchObject({ x: 200 });
  });
});
