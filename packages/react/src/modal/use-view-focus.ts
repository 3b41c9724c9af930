import type { Route, RouteName } from '@latchkey/core'
import { focusStart } from '@latchkey/ui'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ViewTransition } from './use-view-transition.ts'

/** The facts that decide which element of a new view takes the focus. */
export interface ViewFocusInput extends Pick<ViewTransition, 'isBehind' | 'arrival'> {
  readonly isEmbedded: boolean
  /** The view that is drawn. */
  readonly route: Route
}

/**
 * Moves the focus to the start of each new view; on the way back to the control that led away from it. In
 * the page's flow it does so only where the focus was in the old view: a visitor who is elsewhere in the
 * page stays there.
 */
export function useViewFocus(
  dialog: RefObject<HTMLDialogElement | null>,
  { isEmbedded, route, isBehind, arrival }: ViewFocusInput,
): void {
  const hasFocus = useRef(true)
  const testIds = useRef(new Map<RouteName, string | undefined>())
  useLayoutEffect(() => {
    // The old view is still there, and with it whatever has the focus.
    if (!isBehind || dialog.current === null) return
    hasFocus.current = !isEmbedded || dialog.current.matches(':focus-within')
    testIds.current.set(route.view, focusedTestId(dialog.current))
  }, [dialog, isEmbedded, route, isBehind])

  useLayoutEffect(() => {
    if (!arrival || dialog.current === null || !hasFocus.current) return
    const testId = arrival.direction === 'back' ? testIds.current.get(route.view) : undefined
    const control = testId === undefined ? undefined : findControl(dialog.current, testId)
    if (control === undefined) focusStart(dialog.current)
    else control.focus()
  }, [dialog, route, arrival])
}

const PARTS = ':is([data-part=card-header],[data-part=card-body])'

function focusedTestId(dialog: HTMLDialogElement): string | undefined {
  return dialog.querySelector<HTMLElement>(`${PARTS} :focus`)?.dataset['testid']
}

function findControl(dialog: HTMLDialogElement, testId: string): HTMLElement | undefined {
  const controls = dialog.querySelectorAll<HTMLElement>(`${PARTS} [data-testid]`)
  return [...controls].find((each) => each.dataset['testid'] === testId)
}
