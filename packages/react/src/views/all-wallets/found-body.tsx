import type { CatalogFilter } from '@latchkey/core'
import { assertNever } from '@latchkey/core/contract'
import { Button, Pair, Stack, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { blockedProps } from '../../partials/legal/blocked.ts'
import { LoadFailed } from '../../partials/load-failed/load-failed.tsx'
import { RetryButton } from '../../partials/load-failed/retry-button.tsx'
import { WalletList } from '../connect/wallet-list.tsx'
import type { AllWalletsModel } from './all-wallets.model.ts'
import { GridView } from './grid-view.tsx'
import { Nothing } from './nothing.tsx'

/** The content below the search, and the position in it. */
export interface FoundBodyProps {
  readonly model: AllWalletsModel
  readonly filter: CatalogFilter
  readonly isBack: boolean
  /** No wallet can be chosen until the visitor has accepted the site's terms. */
  readonly isBlocked: boolean
  onLeave(): void
}

/** The wallets that were found; or those that may be meant, or what leads on from none. */
export function FoundBody(props: FoundBodyProps): ReactElement {
  const { model, isBlocked } = props
  const { text } = useModalContext()
  const { body } = model
  switch (body.kind) {
    case 'grid':
      return <GridView {...gridProps(props)} cells={body.cells} />
    case 'close':
      return (
        <Stack gap={3} data-testid="all-close">
          <Text>{text.get('search.close')}</Text>
          {body.rows.length > 0 && <WalletList rows={body.rows} isBlocked={isBlocked} />}
          {body.cells.length > 0 && <GridView {...gridProps(props)} cells={body.cells} />}
          <Button
            size="s"
            {...blockedProps(isBlocked, text)}
            data-testid="all-none-way"
            onClick={body.nextStep.go}
          >
            {body.nextStep.label}
          </Button>
        </Stack>
      )
    case 'failed':
      return (
        <Stack gap={5}>
          {body.rows.length > 0 && <WalletList rows={body.rows} isBlocked={isBlocked} />}
          <LoadFailed title={text.get('get.failed.title')} data-testid="all-failed">
            <Pair>
              <Button
                size="s"
                {...blockedProps(isBlocked, text)}
                data-testid="all-code"
                onClick={body.nextStep.go}
              >
                {body.nextStep.label}
              </Button>
              <RetryButton data-testid="all-retry" onClick={model.retry} />
            </Pair>
          </LoadFailed>
        </Stack>
      )
    case 'none':
    case 'unreached':
      return <Nothing {...body} isBlocked={isBlocked && body.kind === 'none'} />
    default:
      return assertNever(body)
  }
}

function gridProps({ model, filter, isBack, isBlocked, onLeave }: FoundBodyProps) {
  return { model, filter, isBack, isBlocked, onLeave }
}
