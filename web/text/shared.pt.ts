import type { shared as english } from './shared.en.ts';

const HOST = 'o anfitrião';
const to = (name: string): string => (name === HOST ? 'ao anfitrião' : `a \u2068${name}\u2069`);

/** Words on screens that several people share: a big one for the room, and a tablet that goes from hand to hand. */
export const shared: typeof english = {
  tv: {
    page: (game: string) => `${game} no ecrã grande`,
    before: 'Antes do jogo',
    come: 'Vem para a mesa',
    scan: 'Lê o código com o telemóvel e escolhe uma cadeira',
    look: 'Lê o código para veres o jogo',
    or: 'ou abre',
    qr: 'Código QR com o link desta mesa',
    table: 'A mesa',
    free: (n: number) => (n === 1 ? 'Há uma cadeira livre' : `Há ${n} cadeiras livres`),
    filled: 'Todas as cadeiras estão ocupadas',
    gifts: (n: number) => (n === 1 ? 'Uma prenda no monte' : `${n} prendas no monte`),
    stand: 'Como está o jogo',
    told: 'O que aconteceu',
    closed: 'Nesta mesa joga-se sem público',
    closedText: 'O anfitrião pode deixar entrar quem queira ver, nas regras da casa, antes do próximo jogo.',
    time: 'Tempo que falta',
    full: 'Ecrã inteiro',
    sounds: 'Sons',
    theme: 'Dia ou noite',
  },

  tablet: {
    here: 'Um aparelho para vários',
    hint: 'São dois ou mais neste aparelho? Passa de mão em mão, e uma cortina tapa o que não é para ti.',
    add: 'Mais alguém joga neste aparelho',
    addTitle: 'Quem mais joga neste aparelho?',
    name: 'O nome dessa pessoa à mesa',
    sit: 'Dar-lhe uma cadeira',
    hand: (name: string) => `Passar ${to(name)}`,
    pass: 'Passar o tablet',
    passTitle: 'Quem fica com o tablet?',
    passHint: 'Cai uma cortina até essa pessoa a abrir.',
    to: (name: string) => `Passa o tablet ${to(name)}`,
    noPeeking: 'Os outros olham para o lado.',
    lift: (name: string) => `Eu sou \u2068${name}\u2069: abrir a cortina`,
    other: 'Fica outra pessoa com ele',
    title: (name: string) => `Para \u2068${name}\u2069`,
    host: HOST,
    fetching: 'Só um momento…',
  },
};
