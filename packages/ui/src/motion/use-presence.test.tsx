import { type ReactElement, useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { inModal, renderInModal, shadowOf, withModal } from '../testing/render-in-modal.tsx'
import { usePresence } from './use-presence.ts'

function Leaver({ isWanted }: { readonly isWanted: boolean }): ReactElement {
  const anchor = useRef<HTMLDivElement>(null)
  const { isMounted, isLeaving } = usePresence(isWanted, 20, anchor)
  return <div ref={anchor}>{isMounted && <p id="leaver" data-leaving={isLeaving} />}</div>
}

test('what is no longer wanted stays mounted while it is animated, then is removed', async () => {
  const screen = await renderInModal(<Leaver isWanted />)

  await screen.rerender(withModal(<Leaver isWanted={false} />))
  const isLeaving = inModal('#leaver').dataset['leaving']

  expect(isLeaving).toBe('true')
  await vi.waitFor(() => expect(shadowOf().querySelector('#leaver')).toBeNull())
})

test('what is wanted again meanwhile stays', async () => {
  const screen = await renderInModal(<Leaver isWanted />)

  await screen.rerender(withModal(<Leaver isWanted={false} />))
  await screen.rerender(withModal(<Leaver isWanted />))

  expect(inModal('#leaver').dataset['leaving']).toBe('false')
})
