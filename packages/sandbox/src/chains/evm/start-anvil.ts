import { type ChildProcess, spawn } from 'node:child_process'
import { SANDBOX_ACCOUNTS, SANDBOX_MNEMONIC } from '../../accounts.ts'
import { claimPort, LOOPBACK } from '../../http/free-port.ts'
import type { ProcessGuard } from '../../processes/guard.ts'
import { SandboxError } from '../../sandbox-error.ts'
import { findAnvil } from './anvil-binary.ts'
import { nodeRequest } from './node-request.ts'

/** The balance of every seeded account on a fresh chain, in whole native coins. */
export const SEEDED_COINS = 10_000

const READY_WITHIN_MS = 20_000
const POLL_MS = 20

/** Tries with other ports: another process may take a free one between the search and the use. */
const TRIES = 4

interface Deps {
  readonly guard: ProcessGuard
}

/** A running chain without anything deployed. */
export interface AnvilNode {
  readonly url: string
  end(): void
}

/**
 * Starts one anvil on any free port.
 *
 * @throws SandboxError `anvil-missing`, `anvil-failed`.
 */
export async function startAnvil(deps: Deps, chainId: number): Promise<AnvilNode> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce(deps, chainId)
    } catch (error) {
      const isFailure = error instanceof SandboxError && error.code === 'anvil-failed'
      if (!isFailure || attempt === TRIES) throw error
    }
  }
}

async function startOnce({ guard }: Deps, chainId: number): Promise<AnvilNode> {
  const port = await claimPort(0, `chain ${chainId}`)
  const child = spawn(findAnvil(), anvilArguments(chainId, port), { stdio: 'ignore' })
  const failed = new Promise<never>((_, reject) => {
    child.once('error', (error) => reject(anvilFailed(chainId, String(error))))
    child.once('exit', (code, signal) =>
      reject(anvilFailed(chainId, `it ended with ${signal ?? `code ${code}`}`)),
    )
  })
  // Once the chain runs, its exit is not an error.
  failed.catch(() => {})
  guard.watch(child)
  const url = `http://${LOOPBACK}:${port}`
  await Promise.race([untilReady(url, chainId, child), failed])
  return { url, end: () => child.kill('SIGKILL') }
}

function anvilArguments(chainId: number, port: number): string[] {
  return [
    ...['--host', LOOPBACK, '--port', String(port), '--chain-id', String(chainId)],
    ...['--mnemonic', SANDBOX_MNEMONIC, '--accounts', String(SANDBOX_ACCOUNTS.length)],
    ...['--balance', String(SEEDED_COINS), '--silent'],
  ]
}

async function untilReady(url: string, chainId: number, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS
  while (performance.now() < deadline) {
    const answer = await nodeRequest(url, 'eth_chainId').catch(() => undefined)
    if (answer === `0x${chainId.toString(16)}`) return
    if (answer !== undefined) throw anvilFailed(chainId, `another node answers at ${url}`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  child.kill('SIGKILL')
  throw anvilFailed(chainId, `it did not answer within ${READY_WITHIN_MS / 1000} s`)
}

function anvilFailed(chainId: number, why: string): SandboxError {
  return new SandboxError('anvil-failed', `The local chain ${chainId} could not start: ${why}.`)
}
