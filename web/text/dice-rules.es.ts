import type { DiceOptions } from '../../engine/kings-dice/kinds.ts';
import type { RulePart } from './rulebook.ts';

const LORDS: RulePart = {
  title: 'Una ronda',
  rules: [
    {
      id: 'D4',
      text: 'La mesa tira todos los dados de quienes aún tienen, cada cual bajo su cubilete. Nadie pulsa nada.',
    },
    {
      id: 'D5',
      text: 'Solo tú ves tus números. Los dados con el mismo número son iguales: da igual cuál de ellos pongas.',
    },
    {
      id: 'D6',
      text: 'Pon tus dados en cinco casillas. Con cinco dados las llenas todas; con más, eliges cinco; con menos, los pones todos y eliges qué casillas quedan vacías.',
    },
    {
      id: 'D7',
      text: 'Sella tu orden. Hasta que selle el último puedes cambiarlo; los demás solo ven que está sellado, no cuántas veces cambiaste de idea.',
    },
    { id: 'D8', text: 'Nada se sella por ti, aunque no tengas más que una opción: eso delataría tus dados.' },
    { id: 'D9', text: 'Cuando sella el último, se levantan todos los cubiletes a la vez.' },
  ],
};

const COMMONERS: RulePart = {
  title: 'Una ronda',
  rules: [
    {
      id: 'D4',
      text: 'La mesa tira todos los dados de quienes aún tienen, cada cual bajo su cubilete. Nadie pulsa nada.',
    },
    {
      id: 'D5',
      text: 'Solo tú ves tus números. Los dados con el mismo número son iguales: da igual cuál de ellos juegues.',
    },
    {
      id: 'D18',
      text: 'Una ronda tiene cinco turnos. En cada uno, quien aún tiene dados por jugar sella uno boca abajo, o pasa.',
    },
    {
      id: 'D19',
      text: 'En una ronda juegas cinco dados, o todos si tienes menos. Solo puedes pasar mientras queden más turnos que dados te falten por jugar.',
    },
    {
      id: 'D7',
      text: 'Hasta que selle el último puedes cambiar tu elección; los demás solo ven que ya sellaste.',
    },
    { id: 'D8', text: 'Nada se sella por ti, aunque no tengas más que una opción: eso delataría tus dados.' },
    { id: 'D9', text: 'Cuando sella el último, todo se levanta a la vez.' },
    { id: 'D20', text: 'Un turno en el que todos pasan no cambia nada.' },
    {
      id: 'D21',
      text: 'Los dados conservan su número toda la ronda, y cada uno se juega una vez como mucho. Los que ganas esperan a la ronda siguiente.',
    },
    {
      id: 'D22',
      text: 'La ronda acaba en cuanto queda como mucho un jugador con dados por jugar. Los que le sobran siguen siendo suyos, sin enseñarse.',
    },
  ],
};

/** The rules as this table plays them. */
export function rules({ variant, roundLimit }: DiceOptions): readonly RulePart[] {
  const lords = variant === 'lords';
  return [
    {
      title: 'El juego',
      rules: [
        { id: 'D1', text: 'De dos a ocho jugadores. Cada uno empieza con cinco dados.' },
        {
          id: 'D3',
          text: `Se juega ronda tras ronda hasta que solo un jugador tenga dados, o ninguno${roundLimit === 'none' ? '' : `, o hasta completar ${roundLimit} rondas`}.`,
        },
      ],
    },
    lords ? LORDS : COMMONERS,
    {
      title: lords ? 'Qué pasa en una casilla' : 'Qué pasa en un turno',
      rules: [
        {
          id: 'D10',
          text: lords
            ? 'Cada casilla se resuelve por su cuenta, entre quienes pusieron un dado en ella.'
            : 'Cada turno se resuelve por su cuenta, entre quienes jugaron un dado en él.',
        },
        { id: 'D11', text: 'Un dado que está solo no tiene rival y sigue siendo tuyo.' },
        {
          id: 'D12',
          text: `Si hay un único dado más alto, se lleva todos los demás ${lords ? 'de su casilla' : 'de su turno'} y sigue siendo de su dueño.`,
        },
        {
          id: 'D13',
          text: 'Si dos o más comparten el número más alto, no gana nadie: todos los dados que haya allí, también los más bajos, salen del juego.',
        },
        {
          id: 'D14',
          text: 'Los dados que ganas se apartan y se usan desde la ronda siguiente. Los que no pusiste se quedan contigo.',
        },
      ],
    },
    {
      title: 'El final',
      rules: [
        {
          id: 'D15',
          text: 'Quién queda fuera se decide al acabar la ronda, contando los dados apartados. Sin dados quedas fuera.',
        },
        { id: 'D16', text: 'Gana el único jugador que conserva dados.' },
        { id: 'D17', text: 'Si no le quedan dados a nadie, empatan quienes cayeron en esa última ronda.' },
        ...(roundLimit === 'none'
          ? []
          : [
              {
                id: 'D23',
                text: `Tras la ronda ${roundLimit} gana quien tenga más dados; si hay empate, comparten la victoria.`,
              },
            ]),
        {
          id: 'D24',
          text: 'Puestos: primero quienes aún tienen dados, según cuántos; luego los demás, mejor cuanto más tarde cayeron.',
        },
      ],
    },
    {
      title: 'Quién ve qué',
      rules: [
        {
          id: 'D27',
          text: 'Todos ven cuántos dados tiene cada jugador y cuántos han salido del juego. Los números son solo tuyos hasta que se levantan los cubiletes; los que no pusiste no se enseñan nunca.',
        },
        { id: 'D28', text: 'Lo que se destapó puede volver a mirarse hasta que se destape lo siguiente.' },
        {
          id: 'D25',
          text: 'Un cascanueces echa a suertes sus casillas y turnos. Quien juega por alguien ausente, también.',
        },
        { id: 'D29', text: 'Terminada la partida, su registro cuenta todas las tiradas.' },
      ],
    },
  ];
}
