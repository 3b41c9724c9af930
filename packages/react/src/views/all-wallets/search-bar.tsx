/** @jsxImportSource @emotion/react */
import { IconButton, PlainSwitch, qrIcon, SearchField, Text, TextButton } from '@latchkey/ui'
import { forwardRef } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { isEnter } from '../../partials/row-keys.ts'
import type { AllWalletsModel } from './all-wallets.model.ts'
import { barStyles, certifiedStyles, searchLineStyles } from './all-wallets.styles.ts'

export interface SearchBarProps {
  readonly model: AllWalletsModel
  /** The text of the field. */
  readonly typed: string
  /** Nothing can be done until the visitor has accepted the site's terms. */
  readonly isBlocked: boolean
  search(text: string): void
  /** Enter was pressed in the field. */
  enter(): void
}

/**
 * Draws the part above the wallets that stays: the search, the filter for certified wallets, and
 * failures.
 */
export const SearchBar = forwardRef<HTMLInputElement, SearchBarProps>(function SearchBar(
  { model, typed, search, enter, isBlocked },
  ref,
) {
  const { text } = useModalContext()
  return (
    <div data-sticky css={barStyles}>
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
          onKeyDown={(event) => isEnter(event) && enter()}
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
