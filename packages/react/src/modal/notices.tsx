import type { Notice } from '@latchkey/core'
import { Snackbar, type SnackbarTone, usePresence } from '@latchkey/ui'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useModalContext } from '../binding/modal-context.ts'
import { useSnapshot } from '../binding/use-snapshot.ts'

/** How long a toast stands. Source: docs/views.md, section 1. */
const NOTICE_MS = 2_500
/** How long its exit takes. */
const LEAVE_MS = 150

const TONES: Readonly<Record<Notice['tone'], SnackbarTone>> = {
  success: 'good',
  error: 'bad',
  loading: 'busy',
}

/** The one toast there is, over the header. */
export function Notices(): ReactElement {
  const current = useSnapshot(({ notices }) => notices.current)
  const anchor = useRef<HTMLDivElement>(null)
  const shown = useLast(current)
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

/** Disappears by itself, but not while the pointer is on it, nor while what it reports still runs. */
function Toast({ notice, isExiting }: ToastProps): ReactElement {
  const { core, text } = useModalContext()
  const toast = useRef<HTMLDivElement>(null)
  const [isPaused, setIsPaused] = useState(false)
  const isTimed = !isPaused && !isExiting && notice.tone !== 'loading'

  useEffect(() => {
    const page = toast.current?.ownerDocument.defaultView
    if (!isTimed || !page) return
    const timer = page.setTimeout(() => core.actions.notices.dismiss(), NOTICE_MS)
    return () => page.clearTimeout(timer)
  }, [isTimed, core])

  return (
    <Snackbar
      ref={toast}
      tone={TONES[notice.tone]}
      isExiting={isExiting}
      data-testid="notice"
      // It covers the title, or the network button: a press takes it out of the way.
      onClick={() => core.actions.notices.dismiss()}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
    >
      {notice.code === undefined
        ? text.sayOrKeep(notice.message)
        : text.failure({ code: notice.code, message: notice.message })}
    </Snackbar>
  )
}

/** The newest value that was there; what leaves is drawn until it is gone. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
