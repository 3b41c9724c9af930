import { formatUnits } from 'viem'

/** An exact amount in decimal, thousands apart. */
export function amountText(amount: bigint, decimals: number): string {
  const [whole = '0', fraction] = formatUnits(amount, decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** When a permission ends, in words that name the day and the time in UTC. */
export function timeText(seconds: bigint | number): string {
  const ms = Number(seconds) * 1000
  if (!Number.isFinite(ms) || ms > LATEST_MS) return 'Never'
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** The year 2100: what ends later counts as endless. */
const LATEST_MS = 4_102_444_800_000
