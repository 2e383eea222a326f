/** Why something was not done, or null. */
export type Refused = string | null;

/** Why a message, a move apart, was refused. Moves may also be refused by a code of their game. */
export type RoomRefusal =
  | 'unknown-game'
  | 'bad-options'
  | 'bad-name'
  | 'not-host'
  | 'not-seated'
  | 'seat-taken'
  | 'no-seat-free'
  | 'not-in-lobby'
  | 'not-playing'
  | 'not-over'
  | 'too-few'
  /** More people sit here than may play the game that is wanted. */
  | 'too-many'
  /** A table keeps what was played at it: there is an end to it. */
  | 'too-many-games'
  /** It was meant for another decision or another game. */
  | 'stale-turn'
  | 'over'
  | 'not-awaited'
  | 'garbled'
  | 'broken'
  /** Nothing is brought to this game, or not by this person. */
  | 'may-not-bring'
  | 'bad-gift'
  /** None of one's own: whether it is somebody else's or nobody's makes no difference. */
  | 'no-such-gift'
  | 'no-such-picture'
  /** More than one may bring, or than a game can be played with. */
  | 'too-many-gifts'
  | 'too-few-gifts'
  | 'too-many-pictures'
  /** Gifts are there that could not have been brought under the options that are wanted. */
  | 'gifts-in-the-way'
  /** The host is King Bob, who supervises the game and does not sit. */
  | 'bob-has-no-seat'
  /** Only whoever wears the crown may do this, also while everybody may act as host. */
  | 'no-crown'
  | 'locked'
  /** There is no person in this seat. */
  | 'nobody-there'
  /** One's own seat gets a new pass in another way. */
  | 'own-seat'
  | 'paused'
  | 'not-paused'
  | 'muted'
  | 'too-fast'
  | 'bad-text'
  /** The last move is not one's own, or something was dealt, rolled or shown with it. */
  | 'no-undo'
  /** Nobody asks to take a move back. */
  | 'not-asked'
  /** Somebody does, or it came to nothing: it is asked once for a move. */
  | 'asked-already';

/**
 * Why a picture was refused, as JSON `{refused}` to `POST /parties/main/CODE/pictures`. That takes the bytes of a JPEG,
 * PNG or WebP from somebody who shows a pass as `Authorization: Bearer`, and answers 201 and `{picture}`.
 */
export type PictureRefusal =
  | 'bad-picture'
  | 'picture-too-large'
  | 'too-often'
  | Extract<RoomRefusal, 'may-not-bring' | 'not-in-lobby'>;

/** Why no table was made, as JSON `{refused}` to `POST /api/tables`: with 400, 429 for too many from one place, or 503. */
export type TableRefusal = RoomRefusal | 'too-often' | 'no-address';
