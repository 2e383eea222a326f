import * as v from 'valibot';
import type { Json } from '../engine/json.ts';
import { SETTINGS } from './protocol.ts';

/* What is read at several borders: from storage, and by whoever asks a club. */

export const AnyJson = v.custom<Json>(raw => raw !== undefined);
export const Time = v.pipe(v.number(), v.integer());

export const SettingsKept = v.strictObject({
  clock: v.picklist(SETTINGS.clock),
  absence: v.picklist(SETTINGS.absence),
  watchers: v.picklist(SETTINGS.watchers),
  keep: v.picklist(SETTINGS.keep),
});
