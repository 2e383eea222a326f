import { vi } from 'vitest';

/** What a page looks into as soon as it is there: its history, its address, and whether it stands alone. */
export const past = { state: null, replaceState: () => {} };
const alone = { parent: {} };
alone.parent = alone;
vi.stubGlobal('history', past);
vi.stubGlobal('location', { search: '' });
vi.stubGlobal('window', alone);
