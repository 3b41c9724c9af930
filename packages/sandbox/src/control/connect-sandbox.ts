import type { SwapLie } from '../blockchain-api/convert/swap-lies.ts'
import type { ExchangeAct, ExchangeSession } from '../blockchain-api/exchanges/exchanges-desk.ts'
import type { SandboxName } from '../blockchain-api/names.ts'
import type { BalanceOrder } from '../blockchain-api/ordered-balances.ts'
import type { SessionOrder } from '../blockchain-api/smart-sessions.ts'
import type { SolanaPast } from '../chains/solana/fill-history.ts'
import type { PieceName } from '../collectibles/pieces.ts'
import type { Fault } from '../faults/fault.ts'
import type { FaultPart } from '../faults/parts.ts'
import type { SeenRequest } from '../faults/request-log.ts'
import type { CaughtMail, MailQuery } from '../mail/mailbox.ts'
import type { RelayedMessage } from '../relay/relay-desk.ts'
import type { RelayFaults } from '../relay/relay-faults.ts'
import type { SandboxAddresses } from '../sandbox.ts'
import { SandboxError } from '../sandbox-error.ts'
import type { CollectedEvent } from '../wallet-listing/analytics-sink.ts'
import type { ProjectSettings } from '../wallet-listing/project.ts'
import { createRemoteChain, type RemoteChain } from './remote-chain.ts'
import { createRemoteOnramp, type RemoteOnramp } from './remote-onramp.ts'

/** A sandbox that runs in another process, through its control desk. */
export interface RemoteSandbox {
  readonly addresses: SandboxAddresses
  readonly faults: {
    set(part: FaultPart, fault: Fault): Promise<void>
    clear(part?: FaultPart): Promise<void>
  }
  /** The false answers of the blockchain API about swaps. */
  readonly swapLies: {
    set(lies: readonly SwapLie[]): Promise<void>
    clear(): Promise<void>
  }
  /** The sellers of coins, and the purchases. */
  readonly onramp: RemoteOnramp
  /** Payments at exchanges. */
  readonly exchanges: {
    sessions(): Promise<readonly ExchangeSession[]>
    act(sessionId: string, act: ExchangeAct): Promise<void>
    offer(ids: readonly string[]): Promise<void>
    clear(): Promise<void>
  }
  readonly requests: {
    count(part: FaultPart): Promise<number>
    list(part: FaultPart): Promise<readonly SeenRequest[]>
    clear(): Promise<void>
  }
  readonly names: { set(address: string, name: SandboxName | null): Promise<void> }
  readonly project: { set(settings: Partial<ProjectSettings>): Promise<void> }
  readonly chains: {
    /** Starts one more chain, or finds one that runs; resolves with its address. */
    start(chainId: number): Promise<string>
    /** JSON-RPC addresses by chain id. */
    list(): Promise<Readonly<Record<number, string>>>
    /** Returns the controls of a running chain. */
    get(chainId: number): RemoteChain
  }
  /** Invented tokens in the answers of `/balance`, for pages with very many. */
  readonly orderedBalances: { set(address: string, order: BalanceOrder): Promise<void> }
  /** Invented tokens in the list of what can be swapped, for pages with very many. */
  readonly orderedSwapTokens: { set(count: number): Promise<void> }
  /**
   * The permissions that accounts (CAIP-10 ids) granted to sites. `add` resolves with the session's
   * pci.
   */
  readonly smartSessions: {
    add(account: string, order: SessionOrder): Promise<string>
    clear(): Promise<void>
  }
  readonly solana: {
    /** Sends coins on a network, mainnet when no CAIP-2 id is given. */
    airdrop(address: string, lamports: bigint, network?: string): Promise<void>
    /** Mints the test token, in smallest units. */
    mint(owner: string, amount: bigint, network?: string): Promise<void>
    /** Mints a collectible to an owner; `getAssetsByOwner` lists it. */
    mintCollectible(owner: string, piece: PieceName, network?: string): Promise<void>
    /** Lets an address have received coins many times in the past, dated back. */
    fillHistory(to: string, past: SolanaPast, network?: string): Promise<void>
    skipSlots(count: number, network?: string): Promise<void>
    /** Sets the bids of other accounts, in millionths of a lamport per unit, oldest slot first. */
    setPriorityFees(fees: readonly number[], network?: string): Promise<void>
    /** Cuts every WebSocket. */
    cut(): Promise<void>
  }
  readonly bitcoin: {
    mine(blocks?: number): Promise<void>
    /** Sends mined coins and mines the payment. */
    fund(address: string, sats: bigint): Promise<void>
  }
  readonly analytics: {
    list(): Promise<readonly CollectedEvent[]>
    clear(): Promise<void>
  }
  readonly relay: {
    disturb(faults: Partial<RelayFaults>): Promise<void>
    kill(): Promise<void>
    messages(): Promise<readonly RelayedMessage[]>
  }
  readonly secureSite: {
    expireCodes(): Promise<void>
    endSessions(): Promise<void>
  }
  readonly mail: {
    /** The newest mail to an address; undefined while there is none. */
    latest(to: string, query?: MailQuery): Promise<CaughtMail | undefined>
    list(): Promise<readonly CaughtMail[]>
    clear(): Promise<void>
  }
}

/**
 * Finds a running sandbox by the address of its control desk, for tests whose sandbox is started by
 * something else.
 *
 * @throws SandboxError `not-running`.
 */
export async function connectSandbox(control: string): Promise<RemoteSandbox> {
  // Our own desk answers with exactly the addresses of its sandbox.
  const addresses = (await ask('GET', `${control}/addresses`)) as SandboxAddresses
  return {
    addresses,
    faults: {
      set: (part, fault) => send('PUT', `${control}/faults`, { [part]: fault }),
      clear: (part) => send('DELETE', `${control}/faults${part ? `/${part}` : ''}`),
    },
    requests: {
      count: async (part) => (await readRequests(control, part)).count,
      list: async (part) => (await readRequests(control, part)).requests,
      clear: () => send('DELETE', `${control}/requests`),
    },
    names: { set: (address, name) => send('PUT', `${control}/names/${address}`, name) },
    project: { set: (settings) => send('PUT', `${control}/project`, settings) },
    chains: {
      start: async (id) => asChain(await ask('PUT', `${control}/chains/${id}`)).url,
      async list() {
        const chains = await ask('GET', `${control}/chains`)
        const list = Array.isArray(chains) ? chains.map(asChain) : []
        return Object.fromEntries(list.map(({ id, url }) => [id, url]))
      },
      get: (id) =>
        createRemoteChain((path, body) => ask('PUT', `${control}/chains/${id}/${path}`, body)),
    },
    orderedBalances: {
      set: (address, order) => send('PUT', `${control}/ordered-balances/${address}`, order),
    },
    smartSessions: {
      clear: () => send('DELETE', `${control}/smart-sessions`),
      async add(account, order) {
        const path = `/smart-sessions/${encodeURIComponent(account)}`
        // Our own desk answers with exactly this.
        return ((await ask('PUT', `${control}${path}`, order)) as { readonly pci: string }).pci
      },
    },
    ...swapsAt(control),
    onramp: createRemoteOnramp((method, path, body) =>
      ask(method, `${control}/onramp${path}`, body),
    ),
    ...namespacesAt(control),
    analytics: {
      list: async () => readEvents(await ask('GET', `${addresses.analytics}/e`)),
      clear: () => send('DELETE', `${addresses.analytics}/e`),
    },
    relay: {
      disturb: (faults) => send('PUT', `${control}/relay`, faults),
      kill: () => send('DELETE', `${control}/relay/connections`),
      messages: async () => (await readRelay(control)).messages,
    },
    secureSite: {
      expireCodes: () => send('DELETE', `${control}/secure-site/codes`),
      endSessions: () => send('DELETE', `${control}/secure-site/sessions`),
    },
    mail: {
      async latest(to, { sinceMs = 0 } = {}) {
        const mails = readMails(await ask('GET', `${control}/mails`))
        return mails.filter((mail) => mail.to === to.toLowerCase() && mail.atMs >= sinceMs).at(-1)
      },
      list: async () => readMails(await ask('GET', `${control}/mails`)),
      clear: () => send('DELETE', `${control}/mails`),
    },
  }
}

function swapsAt(
  control: string,
): Pick<RemoteSandbox, 'swapLies' | 'orderedSwapTokens' | 'exchanges'> {
  return {
    exchanges: exchangesAt(control),
    swapLies: {
      set: (lies) => send('PUT', `${control}/swap-lies`, lies),
      clear: () => send('PUT', `${control}/swap-lies`, []),
    },
    orderedSwapTokens: {
      set: (count) => send('PUT', `${control}/ordered-swap-tokens`, { count }),
    },
  }
}

function exchangesAt(control: string): RemoteSandbox['exchanges'] {
  return {
    // Our own desk answers with exactly this.
    sessions: async () => (await ask('GET', `${control}/exchanges`)) as readonly ExchangeSession[],
    act: (sessionId, act) => send('PUT', `${control}/exchanges/${sessionId}/${act}`),
    offer: (ids) => send('PUT', `${control}/exchanges`, ids),
    clear: () => send('DELETE', `${control}/exchanges`),
  }
}

function namespacesAt(control: string): Pick<RemoteSandbox, 'solana' | 'bitcoin'> {
  const put = (path: string, body: object) => send('PUT', `${control}${path}`, body)
  return {
    solana: {
      airdrop: (address, lamports, network) =>
        put('/solana/airdrop', { address, lamports: String(lamports), network }),
      mint: (owner, amount, network) =>
        put('/solana/mint', { owner, amount: String(amount), network }),
      mintCollectible: (owner, piece, network) =>
        put('/solana/collectibles', { owner, piece, network }),
      fillHistory: (to, past, network) => put('/solana/past', { to, ...past, network }),
      skipSlots: (count, network) => put('/solana/slots', { count, network }),
      setPriorityFees: (fees, network) => put('/solana/priority-fees', { fees, network }),
      cut: () => send('DELETE', `${control}/solana/connections`),
    },
    bitcoin: {
      mine: (count = 1) => put('/bitcoin/blocks', { count }),
      fund: (address, sats) => put('/bitcoin/fund', { address, sats: String(sats) }),
    },
  }
}

interface SeenRequests {
  readonly count: number
  readonly requests: readonly SeenRequest[]
}

async function readRequests(control: string, part: FaultPart): Promise<SeenRequests> {
  // Our own desk answers with exactly this.
  return (await ask('GET', `${control}/requests/${part}`)) as SeenRequests
}

function asChain(chain: unknown): { readonly id: number; readonly url: string } {
  // Our own desk answers with exactly this.
  return chain as { readonly id: number; readonly url: string }
}

async function readRelay(control: string): Promise<{ messages: readonly RelayedMessage[] }> {
  // Our own desk answers with exactly this.
  return (await ask('GET', `${control}/relay`)) as { messages: readonly RelayedMessage[] }
}

function readMails(answer: unknown): readonly CaughtMail[] {
  // Our own desk answers with exactly this.
  return answer as readonly CaughtMail[]
}

function readEvents(answer: unknown): readonly CollectedEvent[] {
  // Our own sink answers with exactly this.
  return (answer as { readonly events: readonly CollectedEvent[] }).events
}

async function send(method: string, url: string, body?: unknown): Promise<void> {
  await ask(method, url, body)
}

async function ask(method: string, url: string, body?: unknown): Promise<unknown> {
  const response = await reach(method, url, body)
  const text = await response.text()
  if (response.ok) return text === '' ? undefined : JSON.parse(text)
  throw new SandboxError('wrong-option', `The sandbox refused ${method} ${url}: ${text}`)
}

async function reach(method: string, url: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  const content = body === undefined ? {} : { body: JSON.stringify(body) }
  try {
    return await fetch(url, { method, headers, ...content })
  } catch (error) {
    throw new SandboxError(
      'not-running',
      `No sandbox answers at ${url}. Start it first, or correct the address of its control desk.`,
      error,
    )
  }
}
