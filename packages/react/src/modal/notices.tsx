import type { Notice, RouteName, Snapshot } from '@latchkey/core'
import { toLatchkeyError } from '@latchkey/core/contract'
import { currentRoute } from '@latchkey/core/views'
import { Snackbar, type SnackbarTone, TextButton, usePresence, VisuallyHidden } from '@latchkey/ui'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useModalContext } from '../context/modal-context.ts'
import { useSnapshot } from '../context/use-snapshot.ts'
import { headerModel } from './header.model.ts'

/** How long a toast is shown. Source: docs/views.md, section 1. */
const NOTICE_MS = 2_500
/** How long its exit takes. */
const LEAVE_MS = 150

const TONES: Readonly<Record<Notice['tone'], SnackbarTone>> = {
  success: 'good',
  info: 'info',
  error: 'bad',
  loading: 'busy',
}

/** The one toast there is, over the header. */
export function Notices(): ReactElement {
  const current = useSnapshot(({ notices }) => notices.current)
  const anchor = useRef<HTMLDivElement>(null)
  const shown = useLast(current)
  useEndWithView(current)
  const { isMounted, isExiting } = usePresence(current !== undefined, LEAVE_MS, anchor)
  return (
    <div ref={anchor}>
      {isMounted && shown && <Toast key={shown.id} notice={shown} isExiting={isExiting} />}
    </div>
  )
}

interface ToastProps {
  readonly notice: Notice
  readonly isExiting: boolean
}

/**
 * Failures that a view shows in its own place, by their codes. Their toast is only announced there, so that
 * nothing is read twice.
 */
const SHOWN_BY_VIEW: Readonly<Partial<Record<RouteName, RegExp>>> = {
  Account: /^activity\.failed$/,
  Transactions: /^activity\.failed$/,
  Permissions: /^(?:permissions|wallet)\./,
  RegisterAccountName: /^(?:names|wallet)\./,
  SIWXSignMessage: /^siwx\./,
  ConnectingSiwe: /^siwx\./,
  SmartSessionList: /^permissions\.list-failed$/,
}

/**
 * Disappears by itself, but not while the pointer or the focus is on it, and when the focus moves to a control
 * that it covers. A toast with an action stays, and covers nothing. One of a running transaction leaves, too:
 * the tab Activity shows that it is pending.
 */
function Toast({ notice, isExiting }: ToastProps): ReactElement {
  const { core, text } = useModalContext()
  const toast = useRef<HTMLDivElement>(null)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const hasBack = useSnapshot(
    (snapshot) =>
      headerModel(snapshot, currentRoute(snapshot.router), core.actions).back !== undefined,
  )
  const isSaid = useSnapshot((snapshot) => isShownByView(snapshot, notice))
  const isLasting = notice.action !== undefined
  const isTimed = !isHovered && !isFocused && !isExiting && !isLasting

  useEffect(() => {
    const page = toast.current?.ownerDocument.defaultView
    if (!isTimed || !page) return
    const timer = page.setTimeout(() => core.actions.notices.dismiss(), NOTICE_MS)
    return () => page.clearTimeout(timer)
  }, [isTimed, core])

  useEffect(() => {
    const card = toast.current?.closest('[data-part=card]')
    const onFocusIn = ({ target }: Event): void => {
      if (isBehind(target, toast.current)) core.actions.notices.dismiss()
    }
    card?.addEventListener('focusin', onFocusIn)
    return () => card?.removeEventListener('focusin', onFocusIn)
  }, [core])

  const words =
    notice.code === undefined
      ? text.getOrKey(notice.message, notice.values)
      : text.failure({ code: notice.code, message: notice.message })
  if (isSaid) {
    return (
      <VisuallyHidden role="alert" data-testid="notice-said">
        {words}
      </VisuallyHidden>
    )
  }
  return (
    <Snackbar
      ref={toast}
      tone={TONES[notice.tone]}
      isAfterStart={hasBack}
      isExiting={isExiting}
      data-testid="notice"
      // It covers the title, or the network button: a press takes it out of the way.
      onClick={() => core.actions.notices.dismiss()}
      onDismiss={notice.action && (() => core.actions.notices.dismiss())}
      dismissLabel={text.get('alert.dismiss')}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      {words}
      {notice.link !== undefined && <More link={notice.link} />}
      {notice.action === 'signOut' && <SignOutAgain />}
    </Snackbar>
  )
}

/** Returns true if the shown view says the same as the toast. */
function isShownByView(
  { router, activity }: Pick<Snapshot, 'router' | 'activity'>,
  { code, action, transactionId }: Notice,
): boolean {
  const shown = currentRoute(router)
  // The receipt says what becomes of its transaction.
  if (transactionId !== undefined && shown.view === 'Receipt')
    return shown.params.id === transactionId
  const isShown = code !== undefined && SHOWN_BY_VIEW[shown.view]?.test(code) === true
  if (code !== 'activity.failed') return isShown && action === undefined
  // A later page of the history that failed leaves only a button in its list.
  return isShown && Object.values(activity).some((each) => each?.status === 'failed')
}

/** Returns true if a control lies behind the toast; the title does so on purpose. */
function isBehind(target: EventTarget | null, toast: HTMLElement | null): boolean {
  if (!(target instanceof Element) || !toast || toast.contains(target)) return false
  const [under, over] = [target.getBoundingClientRect(), toast.getBoundingClientRect()]
  const isBeside = under.right <= over.left || under.left >= over.right
  const isBelow = under.top >= over.bottom || under.bottom <= over.top
  return target.matches('button,a,input') && !isBeside && !isBelow
}

/** Signs out again. The press dismisses the toast; another failure shows it again, with this button. */
function SignOutAgain(): ReactElement {
  const { core, text } = useModalContext()
  const { notices } = core.actions
  async function signOut(): Promise<void> {
    try {
      const { siwx } = await core.account.load()
      await (await siwx.load()).signOut()
    } catch (thrown) {
      const error = toLatchkeyError(thrown)
      const { code, message } = error
      if (code !== 'siwx.sign-out-failed') notices.fail(error)
      else notices.show({ tone: 'error', code, message, action: 'signOut' })
    }
  }
  return (
    <>
      {' '}
      <TextButton data-testid="notice-sign-out" onClick={signOut}>
        {text.get('retry')}
      </TextButton>
    </>
  )
}

/** Opens what the toast is about. */
function More({ link }: { readonly link: string }): ReactElement {
  const { core, text } = useModalContext()
  return (
    <>
      {' '}
      <TextButton data-testid="notice-more" onClick={() => core.actions.openLink(link)}>
        {text.get('notice.more')}
      </TextButton>
    </>
  )
}

/** One with a button ends when the visitor decides; that of a running action is shown for its time. */
function outlivesView({ tone, action }: Notice): boolean {
  return tone === 'loading' || action !== undefined
}

/**
 * Dismisses a toast when another view is opened, because it would hide the title. A toast that was shown
 * together with the view stays, and so does one of a running action or with something to try again.
 */
function useEndWithView(current: Notice | undefined): void {
  const { core } = useModalContext()
  const view = useSnapshot(({ router }) => currentRoute(router).view)
  const before = useRef<{ readonly view: RouteName; readonly id: number | undefined }>(undefined)
  useEffect(() => {
    const last = before.current
    before.current = { view, id: current?.id }
    const isOld = last !== undefined && last.view !== view && last.id === current?.id
    if (isOld && current && !outlivesView(current)) core.actions.notices.dismiss()
  }, [core, current, view])
}

/** The last defined value; it is rendered until its exit animation has ended. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
