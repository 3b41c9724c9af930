import type { SolanaCluster } from './create-cluster.ts'
import { airdrop } from './treasury.ts'

/** How much happened, and since when. */
export interface SolanaPast {
  readonly count: number
  /** How far back the oldest one is. Default: 365. */
  readonly days?: number | undefined
}

/** Transactions after which others get a turn: the machine runs in this process. */
const STRIDE = 20
const DAY_SECONDS = 86_400

/** Sends coins to an address many times, oldest first, evenly over the days. */
export async function fillSolanaHistory(
  cluster: SolanaCluster,
  to: string,
  { count, days = 365 }: SolanaPast,
): Promise<void> {
  const nowSeconds = Math.floor(Date.now() / 1000)
  for (let at = 0; at < count; at += 1) {
    const ageSeconds = Math.round((days * DAY_SECONDS * (count - at)) / count)
    const landedAtSeconds = nowSeconds - ageSeconds
    airdrop(cluster, to, { lamports: BigInt(at + 1) * 1_000_000n, landedAtSeconds })
    if (at % STRIDE === 0) await new Promise((resolve) => setImmediate(resolve))
  }
}
