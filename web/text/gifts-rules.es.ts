import type { FourthOptions } from '../../engine/fourth-king/kinds.ts';
import type { RulePart } from './rulebook.ts';

const BOB: Readonly<Record<FourthOptions['bob'], string>> = {
  host: 'El rey Bob no se sienta ni gana regalos: los pone en el montón, da la salida y vigila la partida.',
  table: 'Nadie es el rey Bob: la mesa hace su trabajo.',
  plays: 'El rey Bob también juega, y no ve más que los demás.',
};
const GIVERS: Readonly<Record<FourthOptions['givers'], string>> = {
  secret: 'Cuando se toma el último, se dice quién envolvió cada regalo.',
  open: 'Al abrir un regalo se dice quién lo envolvió.',
  never: 'Nunca se dice quién envolvió cada regalo. Cada cual ve quién tiene los que envolvió.',
};
const PATIENCE: Readonly<Record<FourthOptions['patience'], string>> = {
  none: 'Nadie está obligado a tomar un regalo, así que la partida puede no acabar.',
  '1': 'Cuando todos han tenido un turno desde el último regalo tomado, solo se puede tomar, hasta que alguien lo haga.',
  '3': 'Cuando todos han tenido tres turnos desde el último regalo tomado, solo se puede tomar, hasta que alguien lo haga.',
};

/** The rules as this table plays them. */
export const rules = (o: FourthOptions): readonly RulePart[] => [
  {
    title: 'Los regalos',
    rules: [
      { id: 'F1', text: `De dos a veinte jugadores. ${BOB[o.bob]}` },
      {
        id: 'F2',
        text: `${o.gifts === 'bob' ? 'Los regalos los trae el rey Bob' : 'Cada cual puede envolver hasta cinco regalos, y el rey Bob los que quepan'}: al menos uno por jugador, sesenta como mucho.`,
      },
      { id: 'F3', text: 'Todos ven lo de fuera: papel, cinta, forma, tamaño y etiqueta.' },
      {
        id: 'F4',
        text: 'Dentro está lo que es y, si se quiere, una nota, un enlace, una foto y lo que suena al sacudirlo.',
      },
      { id: 'F5', text: 'Al empezar, los regalos se mezclan y se numeran. El número no dice nada.' },
      {
        id: 'F6',
        text: 'En un regalo cerrado no ve nadie más que quien lo envolvió: ni quien lo tiene, ni el rey Bob.',
      },
      { id: 'F7', text: GIVERS[o.givers] },
    ],
  },
  {
    title: 'Quién empieza',
    rules: [
      {
        id: 'F8',
        text: `Todos tiran un dado de ${o.initiativeDie === 'd20' ? 'veinte' : 'seis'} caras. Empieza el más alto, y así hacia abajo.`,
      },
      { id: 'F9', text: 'Quienes empatan vuelven a tirar, por los puestos en que empataron.' },
    ],
  },
  {
    title: 'Un turno: una sola cosa',
    rules: [
      { id: 'F10', text: 'En tu turno haces exactamente una de cuatro cosas: tomar, abrir, robar o endosar.' },
      { id: 'F11', text: 'Tomar: te llevas un regalo del montón. Sigue cerrado.' },
      { id: 'F12', text: 'Abrir: abres un regalo cerrado que tengas. Desde entonces todos ven lo que hay dentro.' },
      {
        id: 'F13',
        text: 'Robar: señalas un regalo que tenga otra persona, cerrado o abierto. Esa persona puede defenderlo.',
      },
      {
        id: 'F14',
        text: 'Endosar: señalas un regalo que tengas, cerrado o abierto, y a quién se lo das. Esa persona puede rechazarlo.',
      },
      { id: 'F15', text: 'Nada queda protegido: lo robado se puede volver a robar en el acto.' },
      {
        id: 'F16',
        text: 'No se puede pasar. En el primer turno nadie tiene nada, así que solo se puede tomar.',
      },
      { id: 'F17', text: 'Un regalo con el que no puedes hacer nada se rechaza igual que uno que no existe.' },
    ],
  },
  {
    title: 'Defender',
    rules: [
      { id: 'F18', text: 'Solo responde quien recibe la pregunta, y todos esperan su respuesta.' },
      { id: 'F19', text: 'Ceder: el regalo cambia de manos.' },
      {
        id: 'F20',
        text: 'Resistirse: cada parte tira un dado de seis caras. Si quien defiende iguala o supera, el regalo se queda donde estaba; si no, cambia de manos.',
      },
      {
        id: 'F21',
        text: 'En ambos casos el turno pasa. Defender no es un turno, y puede tocar todas las veces que sea.',
      },
    ],
  },
  {
    title: 'Sacudir',
    rules: [
      {
        id: 'F22',
        text: 'En tu turno, antes de actuar, puedes sacudir un regalo del montón o uno cerrado que tengas. Todos lo oyen.',
      },
      { id: 'F23', text: 'Tres sacudidas por turno como mucho, de un regalo o de varios.' },
      { id: 'F24', text: 'Algunos regalos no suenan.' },
    ],
  },
  {
    title: 'El final',
    rules: [
      { id: 'F25', text: PATIENCE[o.patience] },
      { id: 'F26', text: 'La partida acaba en cuanto el último regalo sale del montón.' },
      { id: 'F27', text: 'Cada cual se queda con lo que tiene, aunque no sea nada. No gana ni pierde nadie.' },
      { id: 'F28', text: 'Después, quien tenga un regalo cerrado puede desenvolverlo.' },
      {
        id: 'F30',
        text: 'Hay honores para el regalo más viajero, para quien fue más valiente y para quien tuvo peor suerte.',
      },
    ],
  },
  {
    title: 'Si alguien se ausenta',
    rules: [
      { id: 'F32', text: 'La mesa tira por quien no tira.' },
      { id: 'F33', text: 'En su turno la mesa abre uno de sus regalos cerrados; si no hay, toma uno al azar.' },
      { id: 'F34', text: 'Si le toca defender, la mesa se resiste.' },
    ],
  },
];
