import type { offline as en } from './offline.en.ts';

export const offline: typeof en = {
  page: 'Sin conexión · Mesa de Reyes',
  title: 'Sin conexión',
  text: 'La mesa sigue ahí, pero este dispositivo no tiene conexión. Tu silla está a salvo: en cuanto haya conexión, la página vuelve sola.',
  again: 'Probar otra vez',
};
