/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { Chip, globeIcon, Image } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import type { ChooseToken, SwapSelectModel } from './swap-select-token.model.ts'

interface SuggestedProps {
  readonly model: SwapSelectModel
  readonly choose: ChooseToken
}

/** The tokens that most visitors look for, as chips. */
export function Suggested({ model, choose }: SuggestedProps): ReactElement {
  const { text } = useModalContext()
  return (
    <ul aria-label={text.get('swap.tokens.suggested')} css={chipsStyles}>
      {model.suggested.map((token) => {
        const { key, isOther } = model.row({ token })
        return (
          <li key={key}>
            <Chip
              picture={
                <Image src={token.iconUrl} size={2} shape="round" fallback={globeIcon} isLazy />
              }
              disabled={isOther}
              data-testid={`swap-suggested-${key}`}
              onClick={() => choose(token)}
            >
              {token.symbol}
            </Chip>
          </li>
        )
      })}
    </ul>
  )
}

function chipsStyles({ space }: Theme): CSSObject {
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }
}
