import type { KingOptions } from '../../engine/king/kinds.ts';
import type { RulePart } from './rulebook.ts';

/** The rules as this table plays them. */
export function rules(o: KingOptions): readonly RulePart[] {
  const quick = o.length === 'quick';
  return [
    {
      title: 'El juego',
      rules: [
        {
          id: 'K1',
          text: `Cuatro jugadores, cada cual por su cuenta. ${quick ? 'Siete manos: tres para esquivar y cuatro para ganar' : 'Diez manos: seis para esquivar y cuatro para ganar'}. Gana el total más alto; todos los totales juntos suman 0.`,
        },
        {
          id: 'K2',
          text: '52 cartas, 13 para cada uno. Manda el as, luego rey, dama, jota, diez y así hasta el dos. El reparto pasa a la izquierda después de cada mano.',
        },
        {
          id: 'K3',
          text: `Antes de la primera mano se dan cartas boca arriba hasta que sale el rey de corazones. Quien lo recibe ${o.dealerChoice === 'on' ? 'dice quién reparte primero' : 'reparte primero'}.`,
        },
      ],
    },
    {
      title: 'Las bazas',
      rules: [
        { id: 'K8', text: leadRule(o) },
        {
          id: 'K10',
          text: 'Asiste al palo de salida si lo tienes. Si no, echa la carta que quieras. Nunca es obligatorio fallar ni ganar.',
        },
        {
          id: 'K12',
          text: 'Se lleva la baza el triunfo más alto; si no hay triunfos, la carta más alta del palo de salida. Quien se la lleva sale en la siguiente.',
        },
      ],
    },
    {
      title: 'Las manos para esquivar',
      rules: [
        ...(quick ? QUICK : FULL).map(([id, text]) => ({ id, text })),
        {
          id: 'K25',
          text: `En ${quick ? 'la segunda mano' : 'las manos 2 y 5'} solo puede salir de corazones quien no tiene otra cosa.`,
        },
        {
          id: 'K26',
          text: `En la ${quick ? 'segunda mano' : 'mano 5'} el rey de corazones ${
            o.kingOfHearts === 'strict'
              ? 'se va a la primera ocasión: si se sale de corazones, si no puedes asistir y si te toca salir de corazones.'
              : 'tiene que irse en cuanto se sale de otro palo al que no puedes asistir.'
          }`,
        },
        {
          id: 'K28',
          text:
            o.playOut === 'on'
              ? 'Todas las manos se juegan hasta la última carta.'
              : 'Una mano de corazones, damas, reyes o jotas acaba con la baza que se lleva la última de esas cartas.',
        },
      ],
    },
    {
      title: 'Las manos para ganar',
      rules: [
        {
          id: 'K30',
          text: 'Quien reparte mira primero sus cartas: jugar a ganar, jugar a perder, abrir la subasta o dar el ultimátum.',
        },
        { id: 'K31', text: 'A ganar: 25 por baza. Quien la juega dice el triunfo, o que no lo hay.' },
        { id: 'K32', text: 'A perder: todos reciben 325 y pierden 75 por baza. Nunca hay triunfo.' },
        {
          id: 'K35',
          text: 'En la subasta pujan los otros tres, desde la izquierda de quien reparte: bazas a ganar, a 25 cada una, o a perder, a 75 cada una. Hay diez pujas, desde 1 a ganar hasta 8 a ganar; 3 a ganar vale lo mismo que 1 a perder, y 6 a ganar lo mismo que 2 a perder.',
        },
        { id: 'K36', text: 'Para subir hay que valer más que la puja que está en pie. Se puede saltar.' },
        {
          id: 'K37',
          text: 'Quien se sienta más cerca de la izquierda de quien reparte puede igualar, en los mismos términos, la puja de alguien más lejano, y se la queda. La otra persona tiene que subir para recuperarla.',
        },
        {
          id: 'K41',
          text:
            o.passIsFinal === 'on'
              ? 'Quien pasa ya no vuelve. La subasta acaba cuando solo queda quien tiene la puja, o cuando pasan los tres.'
              : 'Después de pasar se puede volver. La subasta acaba cuando pasan seguidos los otros dos, o los tres sin ninguna puja.',
        },
        {
          id: 'K45',
          text: 'Entonces decide quien reparte: aceptar; pedir más; dar el ultimátum; o quedarse la mano y jugarla a ganar o a perder, sin que nadie pague.',
        },
        {
          id: 'K47',
          text: 'Se puede pedir más una vez por mano, y nunca por encima de 8 a ganar. Quien tiene la puja la sube cuanto quiera, sin que nadie pueda igualarla, o la deja como está.',
        },
        {
          id: 'K44',
          text: '8 a ganar cierra la subasta en el acto, salvo para quienes puedan igualarlo.',
        },
        {
          id: 'K49',
          text:
            o.eightUpBinds === 'on'
              ? 'Si hay un 8 a ganar en pie, quien reparte tiene que aceptarlo.'
              : 'Quien reparte puede rechazar cualquier puja, hasta un 8 a ganar.',
        },
        {
          id: 'K52',
          text: 'El ultimátum, una vez por mano: “8 a ganar, o juego a perder”. Se pregunta a los demás desde la izquierda. Se la queda quien primero dice 8 a ganar; si no lo dice nadie, quien reparte juega a perder. Anula la puja en pie, y no se puede dar sobre un 8 a ganar.',
        },
        {
          id: 'K50',
          text:
            o.forfeitAnytime === 'on'
              ? 'Quien reparte puede anular cualquier mano positiva, al elegir o al decidir: 100 para sí, 75 para cada uno de los demás.'
              : 'Si ninguna puja vale más de 75, quien reparte puede anular la mano al decidir: 100 para sí, 75 para cada uno de los demás.',
        },
      ],
    },
    {
      title: 'El pago',
      rules: [
        {
          id: 'K56',
          text: `Quien compró a ganar paga a quien reparte 25 por cada baza de su puja${o.shortfall === 'noDebt' ? ', pero no más de las que hizo' : ', la cumpla o no'}.`,
        },
        {
          id: 'K58',
          text: `Quien compró a perder carga con tantas bazas de quien reparte como pujó: 75 cada una${o.downPayment === 'capped' ? ', pero no más de las que hizo quien reparte' : ', las haya hecho o no quien reparte'}.`,
        },
      ],
    },
    {
      title: 'Reclamar el resto',
      rules: [
        {
          id: 'K60',
          text: 'Antes de salir puedes reclamar todas las bazas que quedan. Si tus cartas las ganan estén como estén las demás, son tuyas en el acto.',
        },
        {
          id: 'K64',
          text: 'Si no, se enseñan tus cartas y se pregunta a los demás. Con una sola objeción se sigue jugando; entonces sal antes de volver a reclamar.',
        },
      ],
    },
  ];
}

function leadRule({ positiveLead }: KingOptions): string {
  switch (positiveLead) {
    case 'dealer':
      return 'En todas las manos, quien reparte sale en la primera baza.';
    case 'contractHolder':
      return 'Quien reparte sale en la primera baza; en una mano comprada, quien la compró.';
    case 'leftOfDealer':
      return 'Quien reparte sale en la primera baza; en las manos para ganar, quien está a su izquierda.';
  }
}

const FULL = [
  ['K16', 'Mano 1, sin bazas: −20 por cada una.'],
  ['K17', 'Mano 2, sin corazones: −20 por cada uno.'],
  ['K18', 'Mano 3, sin damas: −50 por cada una.'],
  ['K19', 'Mano 4, sin reyes ni jotas: −30 por cada carta.'],
  ['K20', 'Mano 5, sin el rey de corazones: −160.'],
  ['K21', 'Mano 6, sin las dos últimas bazas: −90 por cada una.'],
] as const;
const QUICK = [
  ['K22', 'Mano 1: −20 por cada baza, y −90 más por cada una de las dos últimas.'],
  ['K23', 'Mano 2: −20 por cada corazón, y −160 más por el rey de corazones.'],
  ['K24', 'Mano 3: −50 por cada dama, −30 por cada rey o jota.'],
] as const;
