import { expect, test } from 'vitest'
import { soakKills } from './testing/soak-kills.ts'
import { soakNoise } from './testing/soak-noise.ts'

/** Size of the soak test: small in every test run, full in `npm run soak`. */
const { SOAK_RUNS = '6', SOAK_LANES = '3', SOAK_MESSAGES = '80', SOAK_PLAIN } = process.env
/** Time limit that only ends a test that hangs, in milliseconds. */
const LIMIT_MS = 30 * 60_000
/** Longest time from the last kill to the last answer, in milliseconds. Source: issue 4. */
const RECOVERED_MS = 30_000

test(
  'nothing is lost or requested twice when relays die in the middle of requests',
  async () => {
    const isPlain = SOAK_PLAIN === '1'

    const report = await soakKills({
      runs: Number(SOAK_RUNS),
      workers: Number(SOAK_LANES),
      isPlain,
    })

    printReport(report)
    expect(report).toMatchObject({ lost: 0, doubled: 0 })
    expect(report.slowestMs).toBeLessThan(RECOVERED_MS)
  },
  LIMIT_MS,
)

test(
  'messages that arrive twice, out of order and again have one effect',
  async () => {
    const report = await soakNoise(Number(SOAK_MESSAGES))

    printReport(report)
    expect(report).toMatchObject({ lost: 0, doubled: 0 })
  },
  LIMIT_MS,
)

/** The soak run prints what was measured; test runs do not. */
function printReport(report: object): void {
  if (process.env['SOAK_RUNS'] !== undefined) process.stdout.write(`${JSON.stringify(report)}\n`)
}
