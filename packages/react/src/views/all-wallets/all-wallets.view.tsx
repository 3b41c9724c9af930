import { Stack, VisuallyHidden } from '@latchkey/ui'
import { type ReactElement, useRef, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enWallets } from '../../messages/en/wallets.ts'
import { Agreement, LegalNote } from '../../partials/legal/legal-text.tsx'
import { useTermsDue, useTermsForm } from '../../partials/legal/use-terms.ts'
import { moveAlongRows } from '../../partials/row-keys.ts'
import { useSteadyHeight } from '../../partials/use-steady-height.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { allWalletsModel } from './all-wallets.model.ts'
import { FoundBody } from './found-body.tsx'
import { SearchBar } from './search-bar.tsx'
import { selectCatalog, useCells } from './use-cells.ts'
import { useEnter } from './use-enter.ts'
import { useFoundOnce } from './use-found-once.ts'

/** Every wallet that can be reached. */
export const view: ViewDefinition<'AllWallets'> = {
  needsAccount: true,
  english: enWallets,
  View: AllWalletsView,
  title: (_params, { text }) => text.get('all.title'),
}

/** Every wallet that can be reached, to search and choose. */
function AllWalletsView(): ReactElement {
  const { core, text } = useModalContext()
  const facts = useSnapshot(selectCatalog)
  const direction = useSnapshot(({ router }) => router.direction)
  const { filter } = facts.catalog
  const cells = useCells(facts)
  const model = allWalletsModel(facts, { cells, core, actions: useActions(), text })
  const hasTerms = useTermsForm()
  const isBlocked = useTermsDue()
  const [typed, setTyped] = useState(filter.search)
  const field = useRef<HTMLInputElement>(null)
  const announcement = useFoundOnce(model.found, filter)
  const list = useRef<HTMLDivElement>(null)
  useSteadyHeight(list, typed !== '' || filter.search !== '')
  const enter = useEnter(typed, filter, model)
  const search = (next: string): void => {
    setTyped(next)
    model.search(next)
  }
  return (
    <Stack ref={list} gap={2} onKeyDown={moveAlongRows}>
      {hasTerms && <Agreement />}
      {hasTerms && <LegalNote />}
      {model.body.kind !== 'unreached' && (
        <SearchBar
          ref={field}
          model={model}
          typed={typed}
          search={search}
          enter={enter}
          isBlocked={isBlocked}
        />
      )}
      <FoundBody
        model={model}
        filter={filter}
        isBlocked={isBlocked}
        isBack={direction === 'back'}
        onLeave={() => field.current?.focus()}
      />
      <VisuallyHidden role="status" data-testid="all-said">
        {announcement}
      </VisuallyHidden>
    </Stack>
  )
}
