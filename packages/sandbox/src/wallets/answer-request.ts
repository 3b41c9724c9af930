import { type Behaviour, behaviourFor, isNamedSilently, lieAbout } from './behaviour.ts'
import { isForNode } from './methods/method-table.ts'
import { type Step, silently, type WalletMethod } from './methods/wallet-method.ts'
import { type Prompts, rejected } from './prompts.ts'
import { PROVIDER_ERROR, ProviderError } from './provider-error.ts'
import type { LogEntry } from './request-log.ts'
import type { WalletCore } from './wallet-core.ts'

/** One request, read from the page. */
export interface WalletRequest {
  readonly method: string
  readonly params: unknown
}

/** Answers one request, as the owner's behaviour says. */
export type AnswerRequest = (request: WalletRequest, entry: LogEntry) => Promise<unknown>

/** Stands for "the behaviour answered, nothing is left to do". */
interface Answered {
  readonly value: unknown
}

/** Makes the wallet's way of answering: read, ask the owner if needed, do. */
export function createAnswerRequest(
  core: WalletCore,
  prompts: Prompts,
  methods: ReadonlyMap<string, WalletMethod>,
): AnswerRequest {
  function read({ method, params }: WalletRequest): Step {
    const own = methods.get(method)
    if (own) return own(core, params)
    if (isForNode(method)) return silently(() => core.ask(method, params))
    throw new ProviderError(
      PROVIDER_ERROR.unsupportedMethod,
      `The method "${method}" does not exist / is not available.`,
    )
  }

  return async (request, entry) => {
    const { method, params } = request
    const behaviour = behaviourFor(core.state.behaviour, method)
    const lie = lieAbout(behaviour, method)
    if (lie) return lie.value
    const step = read(request)
    if (step.needsOwner) entry.markPrompt()
    else if (!isNamedSilently(core.state.behaviour, method)) return step.run()
    const answered = await behave(behaviour, () => prompts.show(method, params))
    return answered ? answered.value : runOpened(core, step)
  }
}

/** Agreeing to anything means that the owner has opened the wallet. */
function runOpened(core: WalletCore, step: Step): Promise<unknown> | unknown {
  if (step.needsOwner && core.state.isLocked) core.change({ isLocked: false })
  return step.run()
}

async function behave(
  behaviour: Behaviour,
  ask: () => Promise<void>,
): Promise<Answered | undefined> {
  if (typeof behaviour === 'object') {
    if (behaviour.kind === 'answer') return { value: behaviour.value }
    const { code, message = 'The wallet failed.', data } = behaviour
    throw new ProviderError(code, message, data)
  }
  switch (behaviour) {
    case 'approve':
    case 'locked':
    case 'wrong-chain':
    case 'wrong-shape':
      return undefined
    case 'reject':
      throw rejected()
    case 'pending':
      throw new ProviderError(
        PROVIDER_ERROR.alreadyPending,
        'Request already pending. Please wait.',
      )
    case 'never-answer':
      return new Promise(() => {})
    case 'ask':
      await ask()
      return undefined
  }
}
