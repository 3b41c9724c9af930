import { type ReactElement, useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { inModal, renderInModal, shadowOf, withModal } from '../testing/render-in-modal.tsx'
import { usePresence } from './use-presence.ts'

function Exiting({ isShown }: { readonly isShown: boolean }): ReactElement {
  const anchor = useRef<HTMLDivElement>(null)
  const { isMounted, isExiting } = usePresence(isShown, 20, anchor)
  return <div ref={anchor}>{isMounted && <p id="exiting" data-exiting={isExiting} />}</div>
}

test('what is no longer wanted stays mounted while it is animated, then is removed', async () => {
  const screen = await renderInModal(<Exiting isShown />)

  await screen.rerender(withModal(<Exiting isShown={false} />))
  const isExiting = inModal('#exiting').dataset['exiting']

  expect(isExiting).toBe('true')
  await vi.waitFor(() => expect(shadowOf().querySelector('#exiting')).toBeNull())
})

test('what is wanted again meanwhile stays', async () => {
  const screen = await renderInModal(<Exiting isShown />)

  await screen.rerender(withModal(<Exiting isShown={false} />))
  await screen.rerender(withModal(<Exiting isShown />))

  expect(inModal('#exiting').dataset['exiting']).toBe('false')
})
