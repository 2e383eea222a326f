export function Rules({ game }: { game: string }) {
  return <p>{game}</p>;
}
