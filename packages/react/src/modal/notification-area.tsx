import { lazy } from '@latchkey/core/contract'
import { type ReactElement, useEffect, useState } from 'react'
import { useModalContext, type ViewPart } from '../context/modal-context.ts'
import { useSnapshot } from '../context/use-snapshot.ts'

/** The notifications. They are loaded with the views that Connect leads to, or when there is one. */
export const notifications = lazy<ViewPart>(async () => {
  const { Notifications } = await import('./notifications.tsx')
  // Their texts are among those that views share.
  return { Part: Notifications, english: {} }
})

/** The place of alerts and of the toast. */
export function NotificationArea(): ReactElement | null {
  const { views } = useModalContext()
  const shown = useSnapshot(({ notices, alerts, options }) => {
    const alertCount = options.isDebug ? alerts.shown.length : 0
    return notices.current?.id ?? (alertCount > 0 ? `alerts ${alertCount}` : undefined)
  })
  const [part, setPart] = useState(views.readyPart(notifications))
  useEffect(() => {
    if (shown === undefined || part) return
    // The next notification tries again if they can't be loaded.
    views.loadPart(notifications).then(
      () => setPart(views.readyPart(notifications)),
      () => {},
    )
  }, [shown, part, views])
  return part ? <part.Part /> : null
}
