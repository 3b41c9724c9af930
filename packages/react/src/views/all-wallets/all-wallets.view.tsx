import { Stack, VisuallyHidden } from '@latchkey/ui'
import { type ReactElement, useRef, useState } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import { useSnapshot } from '../../binding/use-snapshot.ts'
import { Agreement, LegalNote } from '../../partials/legal/legal-text.tsx'
import { useOwnTerms, useTermsDue } from '../../partials/legal/use-terms.ts'
import { LoadFailed } from '../../partials/load-failed/load-failed.tsx'
import { RetryButton } from '../../partials/load-failed/retry-button.tsx'
import type { ViewDefinition } from '../view-definition.ts'
import { allWalletsModel } from './all-wallets.model.ts'
import { GridView } from './grid-view.tsx'
import { Nothing } from './nothing.tsx'
import { SearchBar } from './search-bar.tsx'
import { selectCatalog, useCells } from './use-cells.ts'
import { useFoundOnce } from './use-found-once.ts'

/** Every wallet that can be reached. */
export const view: ViewDefinition<'AllWallets'> = {
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
  const model = allWalletsModel(facts, { cells, actions: core.actions, text })
  const { body } = model
  const hasTerms = useOwnTerms()
  const isBlocked = useTermsDue()
  const [typed, setTyped] = useState(filter.search)
  const field = useRef<HTMLInputElement>(null)
  const said = useFoundOnce(model.found, filter)
  const search = (next: string): void => {
    setTyped(next)
    model.search(next)
  }
  return (
    <Stack gap={2}>
      {hasTerms && <Agreement />}
      {hasTerms && <LegalNote />}
      {body.kind !== 'unreached' && (
        <SearchBar ref={field} {...{ model, typed, search, isBlocked }} />
      )}
      {body.kind === 'grid' && (
        <GridView
          model={model}
          cells={body.cells}
          wish={filter}
          isBack={direction === 'back'}
          isBlocked={isBlocked}
          onLeave={() => field.current?.focus()}
        />
      )}
      {body.kind === 'failed' && (
        <LoadFailed title={text.get('get.failed.title')} data-testid="all-failed">
          <RetryButton data-testid="all-retry" onClick={model.retry} />
        </LoadFailed>
      )}
      {(body.kind === 'none' || body.kind === 'unreached') && (
        <Nothing {...body} isBlocked={isBlocked && body.kind === 'none'} />
      )}
      <VisuallyHidden role="status" data-testid="all-said">
        {said}
      </VisuallyHidden>
    </Stack>
  )
}
