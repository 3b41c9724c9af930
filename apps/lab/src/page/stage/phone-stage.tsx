import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useLabState } from '../lab/lab-context.ts'
import { lookIn } from '../looks/looks.ts'

/** Windows up to this width are those of phones. */
const WIDEST_PHONE_PX = 560

/** Returns true in the page that another page of the lab shows as a phone. */
export function isFramed(): boolean {
  return window.parent !== window && new URLSearchParams(location.search).get('story') === 'phone'
}

/** Returns true where the window is wide enough for a phone in it. */
export function hasRoomForPhone(): boolean {
  return !isFramed() && window.innerWidth > WIDEST_PHONE_PX
}

/** The same page in a window of a phone's width. */
export function PhoneStage(): ReactElement {
  const { configuration } = useLabState()
  const frame = useRef<HTMLIFrameElement>(null)
  // Another address would load the page again, with the modal closed.
  const [source] = useState(() => location.href)
  useEffect(() => {
    frame.current?.contentWindow?.lab?.wear(lookIn(configuration))
  }, [configuration])
  return (
    <main className="stage stage-phone">
      <div className="phone">
        <iframe ref={frame} className="phone-screen" src={source} title="The shop on a phone" />
      </div>
    </main>
  )
}
