/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { cardIcon, chevronDownIcon, focusRing, Icon, media } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import type { BuyModel } from './on-ramp-providers.model.ts'

/**
 * How the visitor pays: the browser's own list, which is the best there is on every phone. Where there is
 * only one way, it is said and not asked.
 */
export function WaySelect({ model }: { readonly model: BuyModel }): ReactElement {
  const { core, text } = useModalContext()
  const { methods, methodId } = model
  const [only] = methods
  return (
    <span css={wayStyles}>
      <Icon shape={cardIcon} size="s" />
      {methods.length < 2 ? (
        <span data-testid="buy-method">{only?.label}</span>
      ) : (
        <>
          <select
            css={selectStyles}
            aria-label={text.get('buy.method')}
            value={methodId}
            data-testid="buy-method"
            onChange={({ currentTarget }) => core.actions.onramp.chooseMethod(currentTarget.value)}
          >
            {methods.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          <Icon shape={chevronDownIcon} size="s" />
        </>
      )}
    </span>
  )
}

function wayStyles({ color, space, type }: Theme): CSSObject {
  return {
    ...type.small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    color: color.text,
    fontWeight: 500,
  }
}

/** The chevron lies over its end, so that all of it can be pressed. */
function selectStyles(theme: Theme): CSSObject {
  const { color, radius, u } = theme
  return {
    font: 'inherit',
    letterSpacing: 'inherit',
    appearance: 'none',
    minHeight: u(2.4),
    marginInlineEnd: u(-2.4),
    padding: 0,
    paddingInlineEnd: u(2.4),
    border: 0,
    borderRadius: radius.s,
    color: color.text,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '& option': { color: color.text, backgroundColor: color.card },
    '&:focus-visible': focusRing(theme, '1px'),
    '& + svg': { pointerEvents: 'none' },
    [media.sheet]: { minHeight: u(4.4) },
  }
}
