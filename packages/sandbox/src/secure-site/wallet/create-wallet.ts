import type { Answers } from '@latchkey/frame/site'
import type { Approvals } from '../approval/approval-request.ts'
import { deriveSigners, type Keys, readyCurve, type Signers } from './accounts/keys.ts'
import type { ChainDirectory } from './chain/nodes.ts'
import { createNodes } from './chain/nodes.ts'
import { createPlaceAnswers, type PlaceAnswers } from './place-answers.ts'
import { answerRpc } from './rpc/answer-rpc.ts'
import type { WalletCore, WalletUser } from './wallet-core.ts'

/** The parts of the page that the wallet uses. */
export interface WalletDeps {
  /** @throws SiteError when no user is logged in. */
  keys(): Promise<Keys>
  readonly chains: ChainDirectory
  readonly approvals: Approvals
  /** Address of a Solana network's node by CAIP-2 id, where there is one. */
  readonly solanaUrl?: ((networkId: string) => string | undefined) | undefined
  /** Origin of the tokens' pictures, if they are served. */
  readonly pictures?: string | undefined
}

/** The embedded wallet of a login. */
export interface Wallet {
  readonly answers: PlaceAnswers & Pick<Answers, 'RPC_REQUEST'>
  /** The user's addresses; switches to the requested network and account type first. */
  user(wish?: {
    readonly chainId?: number | string | undefined
    readonly preferredAccountType?: string | undefined
  }): Promise<WalletUser>
  /** Does what the first request would have to wait for, with a login and without. */
  warmUp(): Promise<void>
  /** Ends with the login: keys, batches and permissions are forgotten. */
  forget(): void
}

/** The network of a page that has never chosen a Solana network. */
const SOLANA_MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** Creates the wallet; works without a login. */
export function createWallet({ keys, chains, approvals, solanaUrl, pictures }: WalletDeps): Wallet {
  let derived: { readonly seed: Uint8Array; readonly signers: Promise<Signers> } | undefined
  const core: WalletCore = {
    nodes: createNodes(chains),
    approvals,
    pictures,
    batches: new Map(),
    permissions: new Map(),
    place: { chainId: 1, evmChainId: 1, type: 'smartAccount' },
    async signers() {
      const wanted = await keys()
      if (derived?.seed !== wanted.seed)
        derived = { seed: wanted.seed, signers: deriveSigners(wanted) }
      return derived.signers
    },
    solanaUrl() {
      const { chainId } = core.place
      return solanaUrl?.(typeof chainId === 'string' ? chainId : SOLANA_MAINNET)
    },
  }
  const { answers, user } = createPlaceAnswers(core)
  return {
    answers: { ...answers, RPC_REQUEST: (request, asker) => answerRpc(core, request, asker) },
    user,
    warmUp: () => core.signers().then(() => undefined, readyCurve),
    forget() {
      derived = undefined
      core.batches.clear()
      core.permissions.clear()
    },
  }
}
