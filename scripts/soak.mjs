import './lib/require-node.mjs'
import { spawn } from 'node:child_process'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT, toolPath } from './lib/paths.mjs'
import { main } from './lib/say.mjs'

/** All of it; in `npm test` there is a little of each. */
const SOAK = { SOAK_RUNS: '200', SOAK_LANES: '10', SOAK_MESSAGES: '1000' }

/**
 * `npm run soak`: 200 runs in which the relay is killed one to ten times in the middle of requests,
 * and 1,000 messages that come twice, out of order and again. Ends with 1 when a request is lost, asked
 * twice or slow to recover, or a message has two effects. With `SOAK_PLAIN=1` wallets have WalletKit's
 * own line, which takes up to 20 s to repeat an answer.
 */
await main(async () => {
  await ensureInstalled()
  const args = [toolPath('vitest'), 'run', '--project', 'node']
  const child = spawn(process.execPath, [...args, 'packages/walletconnect/src/soak.test.ts'], {
    cwd: ROOT,
    env: { ...SOAK, ...process.env },
    stdio: 'inherit',
  })
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
})
