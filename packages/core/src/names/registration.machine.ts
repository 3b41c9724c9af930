import { assertNever, type LatchkeyError, plainError } from '../contract/index.ts'
import { type Machine, type Move, move, stay } from '../store/machine.ts'
import type { NameProblem, NameSuggestion, RegistrationStep } from '../store/state/names.ts'
import { labelProblem } from './name-rules.ts'

/**
 *     typing ── entered ──► checking ── checked ──► checked ── submitted ──► preparing
 *        ▲                     │                       ▲                        │ asked
 *     reset                    ├── problemFound ──► unusable                 signing
 *                              └── checkFailed ──► checkFailed                  │ signed
 *                                                                           registering ── registered ──►
 *
 * `entered` starts again from every step in which the wallet and the service are not at work. A
 * failure after `submitted` leads to `failed`, from which `submitted` tries again; a name that has
 * been taken since the check is checked once more, for others like it.
 */
export type RegistrationEvent =
  | { readonly type: 'reset' }
  | { readonly type: 'entered'; readonly label: string }
  | { readonly type: 'checked'; readonly names: readonly NameSuggestion[] }
  | { readonly type: 'problemFound'; readonly problem: NameProblem }
  | { readonly type: 'checkFailed'; readonly error: LatchkeyError }
  | { readonly type: 'submitted' }
  | { readonly type: 'asked' }
  | { readonly type: 'signed' }
  | { readonly type: 'taken' }
  | { readonly type: 'registered' }
  | { readonly type: 'failed'; readonly error: LatchkeyError }

/** The effects of registering. */
export type RegistrationEffect =
  | { readonly type: 'check'; readonly label: string }
  | { readonly type: 'register'; readonly label: string }
  | { readonly type: 'finish'; readonly label: string }
  | { readonly type: 'announceFailure'; readonly label: string; readonly error: LatchkeyError }

type RegistrationMove = Move<RegistrationStep, RegistrationEffect>

/** Registering a name. */
export const registrationMachine: Machine<RegistrationStep, RegistrationEvent, RegistrationEffect> =
  {
    initial: { step: 'typing', label: '' },
    transition(state, event) {
      if (event.type === 'reset') return move({ step: 'typing', label: '' })
      switch (state.step) {
        case 'typing':
        case 'unusable':
        case 'checking':
        case 'checked':
        case 'checkFailed':
        case 'failed':
          return whileTyping(state, event)
        case 'preparing':
        case 'signing':
        case 'registering':
          return whileWorking(state, event)
        case 'registered':
          return undefined
        default:
          return assertNever(state)
      }
    },
  }

function whileTyping(
  state: RegistrationStep,
  event: RegistrationEvent,
): RegistrationMove | undefined {
  const { step, label } = state
  switch (event.type) {
    case 'entered':
      return event.label === label ? undefined : afterEntered(event.label)
    case 'submitted':
      return afterSubmitted(state)
    case 'checked':
      return step === 'checking' ? move({ step: 'checked', label, names: event.names }) : undefined
    case 'problemFound':
      return step === 'checking' ? unusable(label, event.problem) : undefined
    case 'checkFailed': {
      const error = plainError(event.error)
      return step === 'checking' ? move({ step: 'checkFailed', label, error }) : undefined
    }
    default:
      return undefined
  }
}

function afterEntered(label: string): RegistrationMove {
  const problem = labelProblem(label)
  // A text that is too short so far is no error.
  if (problem === 'short') return move({ step: 'typing', label })
  return problem === undefined ? check(label) : unusable(label, problem)
}

function afterSubmitted(state: RegistrationStep): RegistrationMove | undefined {
  const { label } = state
  switch (state.step) {
    case 'typing':
      return label === '' ? undefined : unusable(label, 'short')
    case 'checked':
      return state.names[0]?.isRegistered === false ? register(label) : undefined
    case 'checking':
    case 'failed':
      return register(label)
    case 'checkFailed':
      return check(label)
    default:
      return undefined
  }
}

function whileWorking(
  { label }: RegistrationStep,
  event: RegistrationEvent,
): RegistrationMove | undefined {
  switch (event.type) {
    case 'asked':
      return stay({ step: 'signing', label })
    case 'signed':
      return stay({ step: 'registering', label })
    case 'taken':
      return check(label)
    case 'problemFound':
      return unusable(label, event.problem)
    case 'registered':
      return move({ step: 'registered', label }, { type: 'finish', label })
    case 'failed': {
      const { error } = event
      const failed = { step: 'failed', label, error: plainError(error) } as const
      return move(failed, { type: 'announceFailure', label, error })
    }
    default:
      return undefined
  }
}

function check(label: string): RegistrationMove {
  return move({ step: 'checking', label }, { type: 'check', label })
}

function register(label: string): RegistrationMove {
  return move({ step: 'preparing', label }, { type: 'register', label })
}

function unusable(label: string, problem: NameProblem): RegistrationMove {
  return move({ step: 'unusable', label, problem })
}
