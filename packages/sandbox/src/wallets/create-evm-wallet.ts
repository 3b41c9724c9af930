import { privateKeyToAccount } from 'viem/accounts'
import { isSameAddress } from './address.ts'
import { createAnswerRequest } from './answer-request.ts'
import type { Behaviour, BehaviourBook } from './behaviour.ts'
import { createContractSigner } from './contract-signer.ts'
import { createProvider } from './create-provider.ts'
import type { Hex } from './eip1193.ts'
import { createEmitter, type Emitter } from './emitter.ts'
import { createEvmManners } from './evm-habits.ts'
import type { BehaviourScope, EvmWallet, EvmWalletOptions } from './evm-wallet.ts'
import { chainIdHex } from './known-chain.ts'
import { createMethodTable } from './methods/method-table.ts'
import { createPrompts } from './prompts.ts'
import { PROVIDER_ERROR, ProviderError } from './provider-error.ts'
import { createWalletLog } from './request-log.ts'
import { createWalletCore, type WalletCore } from './wallet-core.ts'
import { behaveAlways, noMemory, readState, type WalletState, writeState } from './wallet-state.ts'

/** Makes a wallet with real keys that signs, sends and changes networks on real nodes. */
export function createEvmWallet(options: EvmWalletOptions): EvmWallet {
  const memory = options.memory ?? noMemory()
  const signers = options.privateKeys.map((key) =>
    options.isContract === true
      ? createContractSigner(key, {
          chainId: () => state.chainId,
          ask: (...request) => core.ask(...request),
        })
      : privateKeyToAccount(key),
  )
  const fresh = freshState(
    options,
    signers.map(({ address }) => address),
  )
  const state = readState(memory, fresh)
  const emitter = createEmitter()
  const prompts = createPrompts()
  const log = createWalletLog()
  const manners = createEvmManners(options.habits)
  const { chains, movesAfterAdding = false } = options
  const save = (changed: WalletState) => writeState(memory, changed)
  const core = createWalletCore({
    state,
    signers,
    chains,
    movesAfterAdding,
    emitter,
    manners,
    save,
  })
  const answer = createAnswerRequest(core, prompts, createMethodTable(options))
  const line = createLine(emitter, () => state.chainId)
  const provider = createProvider({ answer, emitter, log, manners, isUp: line.isUp })
  const unwatch = memory.watch(() => core.change(readState(memory, state)))

  return {
    provider,
    log,
    ...ownerActions(core),
    chainId: () => state.chainId,
    accounts: () => [...state.accounts],
    isConnected: () => state.isPermitted,
    isLocked: () => state.isLocked,
    setHabits: manners.set,
    prompts: prompts.list,
    nextPrompt: prompts.next,
    decide: prompts.decide,
    disconnect: line.disconnect,
    reconnect: line.reconnect,
    emit: emitter.emit,
    listenerCount: emitter.count,
    dispose: unwatch,
  }
}

/** The line of a wallet to its nodes, which can be cut. */
function createLine(emitter: Emitter, chainId: () => number) {
  let isUp = true
  return {
    isUp: (): boolean => isUp,
    disconnect(): void {
      isUp = false
      const message = 'The provider is disconnected from all chains.'
      emitter.emit('disconnect', new ProviderError(PROVIDER_ERROR.disconnected, message))
    },
    reconnect(): void {
      isUp = true
      emitter.emit('connect', { chainId: chainIdHex(chainId()) })
    },
  }
}

function freshState(options: EvmWalletOptions, accounts: readonly Hex[]): WalletState {
  const first = options.chains.find(({ isKnown }) => isKnown !== false)
  return {
    chainId: options.chainId ?? first?.chainId ?? 1,
    accounts: [...accounts],
    isPermitted: false,
    isLocked: options.behaviour === 'locked',
    learned: {},
    behaviour: behaveAlways(options.behaviour ?? 'approve'),
  }
}

type OwnerActions = Pick<
  EvmWallet,
  'behave' | 'switchAccount' | 'switchChain' | 'lock' | 'unlock' | 'forgetSite'
>

function ownerActions(core: WalletCore): OwnerActions {
  return {
    behave(behaviour, scope) {
      const book = withBehaviour(core.state.behaviour, behaviour, scope)
      core.change({ behaviour: book, ...(behaviour === 'locked' ? { isLocked: true } : {}) })
    },
    switchAccount(account) {
      const { accounts } = core.state
      const chosen = accounts.find(
        (address, index) => index === account || isSameAddress(address, account),
      )
      if (!chosen) throw new RangeError(`The wallet has no account ${account}.`)
      core.change({ accounts: [chosen, ...accounts.filter((address) => address !== chosen)] })
    },
    switchChain: (chainId) => core.change({ chainId }),
    lock: () => core.change({ isLocked: true }),
    unlock: () => core.change({ isLocked: false }),
    forgetSite: () => core.change({ isPermitted: false }),
  }
}

function withBehaviour(
  book: BehaviourBook,
  behaviour: Behaviour,
  scope: BehaviourScope | undefined,
): BehaviourBook {
  if (!scope?.methods) return behaveAlways(behaviour)
  const named = Object.fromEntries(scope.methods.map((method) => [method, behaviour]))
  return { ...book, byMethod: { ...book.byMethod, ...named } }
}
