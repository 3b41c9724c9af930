import type { NameProblem, RegistrationStep, Snapshot } from '@latchkey/core'
import type { PlainError } from '@latchkey/core/contract'
import type { Wording } from '../../messages/create-wording.ts'

/** The ending of names that are registered. */
export const NAME_ENDING = '.reown.id'

/** A name in the list. */
export interface NameRow {
  /** The name without its ending. */
  readonly label: string
  readonly state: 'busy' | 'available' | 'registered'
}

/** Everything that the view shows beside the text in the field. */
export interface RegisterNameModel {
  readonly rows: readonly NameRow[]
  /** The fault of the entered name, or the failure. */
  readonly error: string | undefined
  /** The step under way, or the rule for names. */
  readonly hint: string
  /** The announcement for screen readers. */
  readonly status: string
  /** The wallet or the service is at work: nothing can be changed. */
  readonly isBusy: boolean
  /** Is true if the name can be registered, or checked once more. */
  readonly canSubmit: boolean
  /** The account has a name. */
  readonly isOwned: boolean
}

const TYPING: RegistrationStep = { step: 'typing', label: '' }

/** The step that the view shows. */
export function registrationOf(names: Snapshot['names']): RegistrationStep {
  return names?.registration ?? TYPING
}

/** Everything the view shows, from the snapshot alone. */
export function registerNameModel(names: Snapshot['names'], text: Wording): RegisterNameModel {
  const step = registrationOf(names)
  const owned = names?.owned
  const running = runningText(step, text)
  return {
    rows: rowsOf(step),
    error: owned ? text.get('names.owned', { name: owned }) : errorOf(step, text),
    hint: running ?? text.get('names.rule'),
    status: running ?? foundText(step, text),
    isBusy: isWorking(step),
    canSubmit: owned === undefined && canSubmit(step),
    isOwned: owned !== undefined,
  }
}

function isWorking({ step }: RegistrationStep): boolean {
  return step === 'preparing' || step === 'signing' || step === 'registering'
}

function canSubmit(step: RegistrationStep): boolean {
  return step.step === 'checked' ? step.names[0]?.isRegistered === false : step.step !== 'unusable'
}

function rowsOf(step: RegistrationStep): readonly NameRow[] {
  const { label } = step
  if (step.step === 'checking' || isWorking(step)) return [{ label, state: 'busy' }]
  if (step.step === 'failed' || step.step === 'registered') return [{ label, state: 'available' }]
  if (step.step !== 'checked') return []
  // Others are for a name that is taken.
  const names = canSubmit(step) ? step.names.slice(0, 1) : step.names
  return names.map(({ name, isRegistered }) => ({
    label: name.slice(0, -NAME_ENDING.length),
    state: isRegistered ? 'registered' : 'available',
  }))
}

function runningText(step: RegistrationStep, text: Wording): string | undefined {
  const name = step.label + NAME_ENDING
  switch (step.step) {
    case 'preparing':
      return text.get('names.preparing', { name })
    case 'signing':
      return text.get('names.signing')
    case 'registering':
      return text.get('names.registering', { name })
    default:
      return undefined
  }
}

function foundText(step: RegistrationStep, text: Wording): string {
  const name = step.label + NAME_ENDING
  if (step.step === 'checking') return text.get('names.checking', { name })
  const isFree = step.step === 'checked' && step.names[0]?.isRegistered === false
  return isFree ? text.get('names.free', { name }) : ''
}

function errorOf(step: RegistrationStep, text: Wording): string | undefined {
  switch (step.step) {
    case 'unusable':
      return text.get(PROBLEMS[step.problem])
    case 'checked':
      return step.names[0]?.isRegistered ? text.get('names.taken') : undefined
    case 'checkFailed':
      return text.get('names.unchecked')
    case 'failed':
      return failureOf(step.error, text)
    default:
      return undefined
  }
}

const PROBLEMS: Readonly<Record<NameProblem, `names.problem.${NameProblem}`>> = {
  short: 'names.problem.short',
  long: 'names.problem.long',
  characters: 'names.problem.characters',
  refused: 'names.problem.refused',
}

function failureOf(error: PlainError, text: Wording): string {
  switch (error.code) {
    case 'wallet.request-rejected':
      return text.get('names.declined')
    case 'names.late':
      return text.get('names.late')
    case 'names.register-failed':
      return text.get('names.failed')
    default:
      return text.failure(error)
  }
}
