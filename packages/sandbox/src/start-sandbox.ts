import { prepareStart } from './prepare-start.ts'
import type { Sandbox, SandboxAddresses, SandboxPart } from './sandbox.ts'
import { SandboxError } from './sandbox-error.ts'
import { startParts } from './start-parts.ts'

/** How to start a sandbox. */
export interface SandboxOptions<P extends SandboxPart = SandboxPart> {
  /** Ports are this number plus the offsets of `PORT_OFFSETS`; 0 or left out: any free ports. */
  readonly basePort?: number | undefined
  /** Only these parts; all when left out. */
  readonly parts?: readonly P[] | undefined
  /** How many wallets the listing knows. Default: 500. */
  readonly walletCount?: number | undefined
  /** Called with what is being started, one sentence at a time. */
  readonly onProgress?: ((line: string) => void) | undefined
}

const ALL_PARTS: readonly SandboxPart[] = [
  'chains',
  'blockchainApi',
  'walletListing',
  'relay',
  'mail',
  'identity',
  'secureSite',
  'solana',
  'bitcoin',
]

/** The highest base port from which every offset is still a port. */
const MAX_BASE_PORT = 65_000

/**
 * Starts every remote part of a wallet modal on this machine: two EVM chains, Solana, Bitcoin, the
 * blockchain API, the wallet listing with its pictures, the analytics sink, the relay, the mail server, the social
 * logins, the embedded wallet's secure site, and the switches for faults.
 *
 * @throws SandboxError `port-taken`, `anvil-missing`, `anvil-failed`, `litesvm-missing`, `wrong-option`.
 */
export async function startSandbox<P extends SandboxPart = SandboxPart>(
  options: SandboxOptions<P> = {},
): Promise<Sandbox<P>> {
  const { basePort, walletCount } = options
  checkBasePort(basePort)
  const parts = new Set<SandboxPart>(options.parts ?? ALL_PARTS)
  const say = options.onProgress ?? (() => {})
  const { start, stop } = prepareStart({ basePort, walletCount, parts, say })
  try {
    const { addresses, ...rest } = await startParts(start)
    // Exactly the parts asked for were started, and each brings the addresses its type names.
    const typed = addresses as unknown as SandboxAddresses<P>
    const { chains, solana, bitcoin, desk, project, analytics, relay, mail } = start
    const desks = { chains, solana, bitcoin, ...desk, project, analytics, relay, mail }
    return { addresses: typed, ...desks, ...rest, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function checkBasePort(basePort: number | undefined): void {
  if (basePort === undefined || basePort === 0) return
  if (Number.isInteger(basePort) && basePort >= 1024 && basePort <= MAX_BASE_PORT) return
  throw new SandboxError(
    'wrong-option',
    `The base port ${basePort} cannot be used. Choose a whole number from 1024 to ${MAX_BASE_PORT}, or 0 for any free ports.`,
  )
}
