// Players of finished games, by name.

/**
 * @param results of games: {name, score, won} of every seat
 * @returns {{name: string, games: number, won: number, mean: number, best: number}[]} the most wins first
 */
export function statistics(results) {
  const players = new Map();
  for (const { name, score, won } of results.flat()) {
    const sum = players.get(name) ?? { name, games: 0, won: 0, total: 0, best: -Infinity };
    sum.games++;
    sum.won += won ? 1 : 0;
    sum.total += score;
    sum.best = Math.max(sum.best, score);
    players.set(name, sum);
  }
  return [...players.values()].map(({ total, ...player }) => ({ ...player, mean: total / player.games }))
    .sort((a, b) => b.won - a.won || b.mean - a.mean || a.name.localeCompare(b.name));
}
