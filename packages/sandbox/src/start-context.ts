import type { Hono } from 'hono'
import type { BitcoinChainDesk } from './chains/bitcoin/bitcoin-chain.ts'
import type { EvmChainsDesk } from './chains/evm/evm-chains.ts'
import type { SolanaChainsDesk } from './chains/solana/solana-chains.ts'
import type { DisturbDeps } from './faults/disturb.ts'
import { type ServedApp, type ServerEnv, serveApp } from './http/serve-app.ts'
import type { Mailbox } from './mail/mailbox.ts'
import { portOf } from './ports.ts'
import type { Relay } from './relay/create-relay.ts'
import type { SandboxPart } from './sandbox.ts'
import type { AnalyticsSink } from './wallet-listing/analytics-sink.ts'
import type { ProjectSettings } from './wallet-listing/project.ts'

/** The settings that the parts are started with, and the lists of what has to be stopped. */
export interface StartContext {
  readonly walletCount: number | undefined
  readonly basePort: number | undefined
  readonly parts: ReadonlySet<SandboxPart>
  readonly say: (line: string) => void
  readonly servers: { stop(): Promise<void> }[]
  readonly desk: DisturbDeps
  /** The origin of the pictures, as soon as they are served. */
  readonly pictures: { origin: string | undefined }
  readonly chains: EvmChainsDesk
  readonly solana: SolanaChainsDesk
  readonly bitcoin: BitcoinChainDesk
  readonly project: ProjectSettings
  readonly analytics: AnalyticsSink
  readonly relay: Relay
  readonly mail: Mailbox
}

/** The name of a server in the error about its port being taken. */
const PURPOSES = {
  blockchainApi: 'blockchain API',
  walletListing: 'wallet listing',
  relay: 'relay',
  mail: 'mail page',
  secureSite: 'secure site',
  identity: 'social logins',
  control: 'control desk',
} as const

/** Serves an app at the place of its part. */
export async function serve(
  { basePort, servers }: Pick<StartContext, 'basePort' | 'servers'>,
  name: keyof typeof PURPOSES,
  app: Hono<ServerEnv>,
): Promise<ServedApp> {
  const served = await serveApp(app, portOf(name, basePort), PURPOSES[name])
  servers.push(served)
  return served
}
