import { type ReactElement, useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { inModal, renderInModal, shadowOf, standWith } from '../testing/stand.tsx'
import { usePresence } from './use-presence.ts'

function Leaver({ isWanted }: { readonly isWanted: boolean }): ReactElement {
  const anchor = useRef<HTMLDivElement>(null)
  const { isMounted, isLeaving } = usePresence(isWanted, 20, anchor)
  return <div ref={anchor}>{isMounted && <p id="leaver" data-leaving={isLeaving} />}</div>
}

test('what is no longer wanted stays while it leaves, then goes', async () => {
  const screen = await renderInModal(<Leaver isWanted />)

  await screen.rerender(standWith(<Leaver isWanted={false} />))
  const isLeaving = inModal('#leaver').dataset['leaving']

  expect(isLeaving).toBe('true')
  await vi.waitFor(() => expect(shadowOf().querySelector('#leaver')).toBeNull())
})

test('what is wanted again while it leaves stays', async () => {
  const screen = await renderInModal(<Leaver isWanted />)

  await screen.rerender(standWith(<Leaver isWanted={false} />))
  await screen.rerender(standWith(<Leaver isWanted />))

  expect(inModal('#leaver').dataset['leaving']).toBe('false')
})
