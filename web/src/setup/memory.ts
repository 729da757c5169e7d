// The last choice, remembered by the browser: as its link, and the names of the people at this device.
import { first_choice, type Choice } from './choice';
import { link_of, read_link } from './link';

const PLACE = 'mappamundi-setup';

export function remembered(): Choice {
  try {
    const { link, names } = JSON.parse(localStorage.getItem(PLACE) ?? '') as { link: string; names: string[] };
    const choice = read_link(new URLSearchParams(link));
    choice.players.forEach((player, i) => {
      if (player.kind === 'here') player.name = String(names[i] ?? '').slice(0, 24);
    });
    return choice;
  } catch {
    return first_choice(); // nothing kept, or nothing that can be read
  }
}

export function remember(choice: Choice): void {
  const names = choice.players.map((player) => (player.kind === 'here' ? player.name : ''));
  try {
    localStorage.setItem(PLACE, JSON.stringify({ link: link_of(choice).toString(), names }));
  } catch {
    // it holds for this visit only
  }
}
