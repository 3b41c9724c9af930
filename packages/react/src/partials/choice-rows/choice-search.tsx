/** @jsxImportSource @emotion/react */
import { SearchField, Stack, VisuallyHidden } from '@latchkey/ui'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { isEnter, moveAlongRows } from '../row-keys.ts'
import { stickyBarStyles } from '../sticky-bar.styles.ts'
import { useSteadyHeight } from '../use-steady-height.ts'

interface ChoiceField {
  readonly typed: string
  /** The text that the choices were searched for; it may come a moment after the typed one. */
  readonly searched: string
  readonly label: string
  readonly clearLabel: string
  readonly testId: string
  search(text: string): void
  /** Chooses the first one that was found; undefined where there is none. */
  readonly enter: (() => void) | undefined
}

interface ChoiceSearchProps {
  /** Undefined where there are few choices. */
  readonly field: ChoiceField | undefined
  /** The number of results, for screen readers. */
  readonly announcement: string
  /** The choices. */
  readonly children: ReactNode
}

/** Choices below their search, which stays in place while they scroll; the card keeps its height. */
export function ChoiceSearch({ field, announcement, children }: ChoiceSearchProps): ReactElement {
  const list = useRef<HTMLDivElement>(null)
  useSteadyHeight(list, field !== undefined && field.typed + field.searched !== '')
  return (
    <Stack ref={list} gap={3} onKeyDown={moveAlongRows}>
      {field && (
        <div data-sticky css={stickyBarStyles}>
          <SearchField
            value={field.typed}
            onSearch={field.search}
            label={field.label}
            clearLabel={field.clearLabel}
            data-testid={field.testId}
            onKeyDown={(event) => isEnter(event) && field.enter?.()}
          />
        </div>
      )}
      {children}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Stack>
  )
}
