/** @jsxImportSource @emotion/react */
import { IconButton, PlainSwitch, qrIcon, SearchField, Text, TextButton } from '@latchkey/ui'
import { forwardRef, type KeyboardEvent } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import type { AllWalletsModel } from './all-wallets.model.ts'
import { barStyles, certifiedStyles, searchLineStyles } from './all-wallets.styles.ts'

/** What narrows the wallets, and what is drawn of that. */
export interface SearchBarProps {
  readonly model: AllWalletsModel
  /** What stands in the field. */
  readonly typed: string
  /** Nothing can be done until the visitor has accepted the site's terms. */
  readonly isBlocked: boolean
  search(text: string): void
}

/** What stays above the wallets: the search, whether only certified ones are wanted, and trouble. */
export const SearchBar = forwardRef<HTMLInputElement, SearchBarProps>(function SearchBar(
  { model, typed, search, isBlocked },
  ref,
) {
  const { text } = useModalContext()
  return (
    <div css={barStyles}>
      <div css={searchLineStyles}>
        <SearchField
          ref={ref}
          css={{ flex: 1, minWidth: 0 }}
          value={typed}
          onSearch={search}
          label={model.searchLabel}
          placeholder={model.searchLabel}
          clearLabel={text.get('networks.clear')}
          disabled={isBlocked}
          data-testid="all-search"
          onKeyDown={enterGrid}
        />
        {model.offersCode && (
          <IconButton
            icon={qrIcon}
            label={text.get('all.scan')}
            disabled={isBlocked}
            data-testid="all-scan"
            onClick={model.showCode}
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is one. */}
      <label css={certifiedStyles}>
        {text.get('all.certifiedOnly')}
        <PlainSwitch
          checked={model.isCertifiedOnly}
          disabled={isBlocked}
          data-testid="all-certified"
          onChange={({ currentTarget }) => model.certifiedOnly(currentTarget.checked)}
        />
      </label>
      {model.isPartlyFailed && (
        <Text variant="small" role="alert" data-testid="all-partly-failed">
          {text.get('all.partlyFailed')}{' '}
          <TextButton data-testid="all-retry" onClick={model.retry}>
            {text.get('retry')}
          </TextButton>
        </Text>
      )}
    </div>
  )
})

/** Down from the search leads to the place of the grid that Tab would lead to. */
function enterGrid(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown') return
  const view = event.currentTarget.closest('[data-part=view]')
  view?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus()
  event.preventDefault()
}
