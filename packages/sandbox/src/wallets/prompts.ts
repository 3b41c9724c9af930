import { PROVIDER_ERROR, ProviderError } from './provider-error.ts'

/** Something the wallet shows to its owner. */
export interface Prompt {
  readonly id: number
  readonly method: string
  readonly params: unknown
}

/** The decision of the owner. */
export type Decision = 'approve' | 'reject'

/** Prompts that wait for the owner. */
export interface Prompts {
  /** The prompts that are open, oldest first. */
  list(): readonly Prompt[]
  /** Shows a prompt; resolves when it is agreed to, throws 4001 when it is refused. */
  show(method: string, params: unknown): Promise<void>
  /** Answers the oldest open prompt; with none open, the next one that comes. */
  decide(decision: Decision): Promise<Prompt>
  /** The oldest open prompt, now or as soon as there is one. */
  next(): Promise<Prompt>
}

interface OpenPrompt {
  readonly prompt: Prompt
  settle(decision: Decision): void
}

interface Waiter {
  /** The decision made in advance; undefined for callers that only read the prompt. */
  readonly decision: Decision | undefined
  wake(prompt: Prompt): void
}

/** Makes an owner without open prompts. */
export function createPrompts(): Prompts {
  let open: OpenPrompt[] = []
  let waiters: Waiter[] = []
  let lastId = 0

  /** Resolves the waiting callers; the first decision made in advance settles the prompt. */
  function wakeWaiters({ prompt, settle }: OpenPrompt): void {
    const decider = waiters.find(({ decision }) => decision !== undefined)
    const woken = waiters.filter((waiter) => waiter.decision === undefined || waiter === decider)
    waiters = waiters.filter((waiter) => !woken.includes(waiter))
    for (const { wake } of woken) wake(prompt)
    if (decider?.decision) settle(decider.decision)
  }

  return {
    list: () => open.map(({ prompt }) => prompt),
    show(method, params) {
      return new Promise((resolve, reject) => {
        lastId += 1
        const entry: OpenPrompt = {
          prompt: { id: lastId, method, params },
          settle(decision) {
            open = open.filter((other) => other !== entry)
            if (decision === 'approve') resolve()
            else reject(rejected())
          },
        }
        open.push(entry)
        wakeWaiters(entry)
      })
    },
    decide(decision) {
      const oldest = open[0]
      if (!oldest) return new Promise((wake) => waiters.push({ decision, wake }))
      oldest.settle(decision)
      return Promise.resolve(oldest.prompt)
    },
    next() {
      const oldest = open[0]
      if (oldest) return Promise.resolve(oldest.prompt)
      return new Promise((wake) => waiters.push({ decision: undefined, wake }))
    },
  }
}

/** The refusal of a wallet's owner. */
export function rejected(): ProviderError {
  return new ProviderError(PROVIDER_ERROR.rejected, 'User rejected the request.')
}
