/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { cardIcon, chevronDownIcon, focusRing, Icon, media } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useOnramp } from '../../context/use-modules.ts'
import type { BuyModel } from './on-ramp-providers.model.ts'

/**
 * How the visitor pays: the browser's own list, which suits every phone, over the words that show what is
 * chosen. Where there is only one way, it is said and not asked.
 */
export function WaySelect({ model }: { readonly model: BuyModel }): ReactElement {
  const { text } = useModalContext()
  const onramp = useOnramp()
  const { methods, methodId } = model
  const chosen = methods.find(({ id }) => id === methodId)
  if (chosen === undefined) return <span />
  if (methods.length < 2) {
    return (
      <span css={wayStyles} data-testid="buy-method">
        <Icon shape={cardIcon} size="s" />
        {chosen.label}
      </span>
    )
  }
  return (
    <span css={wayStyles}>
      <Icon shape={cardIcon} size="s" />
      <span aria-hidden="true">{chosen.label}</span>
      <Icon shape={chevronDownIcon} size="s" />
      <select
        css={selectStyles}
        aria-label={text.get('buy.method')}
        value={chosen.id}
        data-testid="buy-method"
        onChange={({ currentTarget }) => onramp.chooseMethod(currentTarget.value)}
      >
        {methods.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}

function wayStyles(theme: Theme): CSSObject {
  const { color, radius, space, type, u } = theme
  return {
    ...type.small,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: u(2.4),
    borderRadius: radius.s,
    color: color.text,
    fontWeight: 500,
    '&:has(select:focus-visible)': focusRing(theme, '1px'),
    [media.sheet]: { minHeight: u(4.4) },
  }
}

/** All over the words: what is pressed, and what is read. */
function selectStyles({ color }: Theme): CSSObject {
  return {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
    // The ring is around the words.
    outline: 'none',
    '& option': { color: color.text, backgroundColor: color.card },
  }
}
