import type { Snapshot } from '@latchkey/core'
import { areTermsDue } from '@latchkey/core/views'
import type { Wording } from '../../messages/create-wording.ts'
import { settleCopy } from '../../partials/copy-address.ts'
import type { BesideActions } from './use-beside-actions.ts'

/** Everything the code beside the list shows. */
export interface CodeBesideListModel {
  /** A secret; undefined while there is none. */
  readonly uri: string | undefined
  /** No address is there, and none is on its way. */
  readonly isIdle: boolean
  readonly line: string
  /** The announcement of a change that happens by itself. */
  readonly announcement: string
  /** For a pointer that rests: only for a visitor to whom nothing went wrong yet. */
  readonly rest: (() => void) | undefined
  readonly button: CodeButton
}

/** The button below the code: it shows one, or copies the link of the one that is shown. */
export interface CodeButton {
  readonly kind: 'show' | 'copy'
  readonly label: string
  readonly isBusy: boolean
  readonly isBlocked: boolean
  /** Resolves with whether something was copied. */
  press(): Promise<boolean>
}

type Shown = Pick<Snapshot, 'pairing' | 'options' | 'terms'>

interface Tools {
  readonly actions: BesideActions
  readonly text: Wording
}

/** Everything it shows, from the state alone. */
export function codeBesideListModel(snapshot: Shown, tools: Tools): CodeBesideListModel {
  const { pairing, notices } = tools.actions
  const { text } = tools
  const { current, isBesideList = false, isOffline = false } = snapshot.pairing
  const first = showButton('pairing.asleep.show', pairing.showBesideList, text)
  if (areTermsDue(snapshot)) {
    return idle(text.get('connect.agreeFirst'), { ...first, isBlocked: true })
  }
  if (!isBesideList || current.step === 'idle' || current.step === 'connected') {
    return { ...idle(text.get('beside.rest'), first), rest: pairing.showBesideList }
  }
  if (current.step === 'failed') {
    const line = text.failure(current.error)
    return { ...idle(line, showButton('retry', pairing.retry, text)), announcement: line }
  }
  if (current.step === 'expired') {
    const line = text.get('pairing.expired.title')
    return { ...idle(line, showButton('pairing.fresh', pairing.retry, text)), announcement: line }
  }
  const uri = 'uri' in current ? current.uri : undefined
  const lineKey = isOffline ? 'pairing.scan.offline' : 'beside.text'
  return {
    uri,
    isIdle: false,
    line: uri === undefined ? text.get('loading') : text.get(lineKey),
    announcement: uri === undefined ? '' : text.get('pairing.said'),
    rest: undefined,
    button: {
      kind: 'copy',
      label: text.get('pairing.copy'),
      isBusy: uri === undefined,
      isBlocked: false,
      press: () => settleCopy(pairing.copyAddress, notices),
    },
  }
}

function idle(line: string, button: CodeButton): CodeBesideListModel {
  return { uri: undefined, isIdle: true, line, announcement: '', rest: undefined, button }
}

function showButton(
  label: 'pairing.asleep.show' | 'pairing.fresh' | 'retry',
  show: () => void,
  text: Wording,
): CodeButton {
  return {
    kind: 'show',
    label: text.get(label),
    isBusy: false,
    isBlocked: false,
    async press() {
      show()
      return false
    },
  }
}
