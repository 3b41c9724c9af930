import type { FixtureMood } from '@latchkey/core/testing'
import { aKey, type TestKey } from './a-key.ts'

/** Keys and decisions of a scripted wallet, whatever its interface. */
export interface TestOwner {
  /** The active one first. */
  keys: readonly TestKey[]
  isShared: boolean
  mood: FixtureMood
  /** The name of the network that the wallet is on. */
  network: string
  readonly promptCount: number
  /** Asks the owner; each interface translates `malformed` and the like into its own answers. */
  decide(answers: Answers): Promise<unknown>
  answerLate(): void
}

/** The answer of a wallet, by the decision of its owner. */
export interface Answers {
  approve(): unknown
  reject(): unknown
  nothing(): unknown
}

/** Never settles. */
export function silence(): Promise<never> {
  return new Promise(() => {})
}

/** Creates an owner with two accounts. */
export function anOwner(keys: readonly TestKey[] = [aKey(1), aKey(2)]): TestOwner {
  let promptCount = 0
  let late: (() => void)[] = []
  return {
    keys,
    isShared: false,
    mood: 'approve',
    network: 'testnet',
    get promptCount() {
      return promptCount
    },
    async decide({ approve, reject, nothing }) {
      promptCount += 1
      switch (this.mood) {
        case 'approve':
          return approve()
        case 'reject':
          return reject()
        case 'busy':
          throw Object.assign(new Error('Busy'), { code: -32_002 })
        case 'silent':
          return new Promise((resolve) => late.push(() => resolve(approve())))
        case 'no-accounts':
          return nothing()
        case 'malformed':
          return { nonsense: true }
      }
    },
    answerLate() {
      for (const answer of late) answer()
      late = []
    },
  }
}
