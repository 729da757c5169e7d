// The maps as the recorded positions need them.
import type { MapData } from '../protocol/types';
import maps from './recorded/maps.json';

export const MAPS = maps as unknown as Record<string, MapData>;
