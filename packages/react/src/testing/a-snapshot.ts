import type { AccountActions, Actions, Snapshot, WalletCard } from '@latchkey/core'
import type { Lazy, Wallet } from '@latchkey/core/contract'
import { aChain, createTestCore, type TestCoreChoice } from '@latchkey/core/testing'
import { createWording, type Wording } from '../messages/create-wording.ts'
import { enAccounts } from '../messages/en/accounts.ts'
import { enActivity } from '../messages/en/activity.ts'
import { enAmount } from '../messages/en/amount.ts'
import { enButtons } from '../messages/en/buttons.ts'
import { enBuy } from '../messages/en/buy.ts'
import { enCodes } from '../messages/en/codes.ts'
import { enConnecting } from '../messages/en/connecting.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { enEmailLogins } from '../messages/en/email-logins.ts'
import { enEmailUpdate } from '../messages/en/email-update.ts'
import { enHelp } from '../messages/en/help.ts'
import { enLabel } from '../messages/en/label.ts'
import { enModal } from '../messages/en/modal.ts'
import { enNames } from '../messages/en/names.ts'
import { enNetworks } from '../messages/en/networks.ts'
import { enNfts } from '../messages/en/nfts.ts'
import { enPage } from '../messages/en/page.ts'
import { enPay } from '../messages/en/pay.ts'
import { enPermissions } from '../messages/en/permissions.ts'
import { enPropose } from '../messages/en/propose.ts'
import { enReceipt } from '../messages/en/receipt.ts'
import { enReceive } from '../messages/en/receive.ts'
import { enReview } from '../messages/en/review.ts'
import { enSend } from '../messages/en/send.ts'
import { enSettings } from '../messages/en/settings.ts'
import { enShared } from '../messages/en/shared.ts'
import { enSignIn } from '../messages/en/sign-in.ts'
import { enSmartSessions } from '../messages/en/smart-sessions.ts'
import { enSocialLogins } from '../messages/en/social-logins.ts'
import { enSwap } from '../messages/en/swap.ts'
import { enTokens } from '../messages/en/tokens.ts'
import { enWallets } from '../messages/en/wallets.ts'
import type { Messages } from '../messages/messages.ts'

/** Address of the visitor in these tests. */
export const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** A token that keeps a part of each transfer. */
export const TIDE = '0x1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d'

/** The wallet of these tests, as rows and scenes show it. */
export const FJORD = {
  id: 'io.fjord',
  namespace: 'eip155',
  name: 'Fjord',
  icon: 'data:image/png;base64,',
} as const

/** The same wallet, as one with several owners. */
export const SAFE: Wallet = {
  id: FJORD.id,
  namespace: FJORD.namespace,
  name: FJORD.name,
  kind: 'provided',
  isAmbiguous: false,
  hasOwners: true,
}

/** All of English. */
export const ENGLISH: Messages = {
  ...enPage,
  ...enButtons,
  ...enBuy,
  ...enModal,
  ...enAccounts,
  ...enActivity,
  ...enNfts,
  ...enCodes,
  ...enConnecting,
  ...enAmount,
  ...enDeposit,
  ...enEmailLogins,
  ...enEmailUpdate,
  ...enHelp,
  ...enLabel,
  ...enNetworks,
  ...enPermissions,
  ...enPay,
  ...enPropose,
  ...enReceive,
  ...enReceipt,
  ...enReview,
  ...enSend,
  ...enSettings,
  ...enShared,
  ...enNames,
  ...enSignIn,
  ...enSmartSessions,
  ...enSocialLogins,
  ...enSwap,
  ...enTokens,
  ...enWallets,
}

/** English as it comes. */
export const TEXT: Wording = createWording({ locale: 'en', messages: ENGLISH, strings: {} })

/** State of a fresh modal on Ethereum and Base, with some parts as the test wants them. */
export function aSnapshot(changes: Partial<Snapshot> = {}, choice: TestCoreChoice = {}): Snapshot {
  const { core } = createTestCore({
    networks: [aChain(), aChain({ id: 8453, name: 'Base' })],
    metadata: {
      name: 'Saltmarket',
      description: '',
      url: 'https://salt.example',
      icons: ['https://salt.example/i.png'],
    },
    ...choice,
  })
  return { ...core.snapshot(), ...changes }
}

/** The visitor is connected with Fjord. */
export function connectedOn(
  networkId: `eip155:${string}` = 'eip155:1',
  wallet: WalletCard = FJORD,
): Pick<Snapshot, 'accounts' | 'network'> {
  const { network } = aSnapshot()
  return {
    accounts: {
      eip155: {
        status: 'connected',
        wallet,
        session: {
          id: 'session',
          namespace: 'eip155',
          walletId: wallet.id,
          accounts: [`${networkId}:${ADDRESS}`],
          networkId,
        },
      },
    },
    network: { ...network, activeIds: { eip155: networkId } },
  }
}

type Modules = {
  readonly [Name in keyof AccountActions]: AccountActions[Name] extends Lazy<infer Module>
    ? Module
    : AccountActions[Name]
}

/** Actions that only record their calls. */
export interface RecordedActions {
  readonly actions: Actions
  /** The modules of the account, loaded. */
  readonly modules: Modules
  readonly calls: string[]
}

/** Ends the path of a call that reads a module. */
const MODULE = '.current'

/** Makes actions that write down each call as `connect.local eip155 io.fjord`. */
export function recordActions(answers: Readonly<Record<string, unknown>> = {}): RecordedActions {
  const calls: string[] = []
  const recorder = (path: string): unknown =>
    new Proxy(() => undefined, {
      get: (_target, key) => recorder(path === '' ? String(key) : `${path}.${String(key)}`),
      apply(_target, _self, values: readonly unknown[]) {
        // Every module is loaded.
        if (path.endsWith(MODULE)) return recorder(path.slice(0, -MODULE.length))
        calls.push([path, ...values.map(asText)].join(' '))
        return answer(answers[path])
      },
    })
  // It answers to every name there is, so to those of Actions, too.
  return { actions: recorder('') as Actions, modules: recorder('') as Modules, calls }
}

/** Answers that are not set succeed; an answer can be created for each call. */
function answer(prepared: unknown): unknown {
  if (prepared === undefined) return Promise.resolve()
  return typeof prepared === 'function' ? prepared() : prepared
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
