/** @jsxImportSource @emotion/react */
import { forwardRef } from 'react'
import { LabelledGroup, type LabelledGroupProps } from '../grid/labelled-group.tsx'
import { tilesStyles } from './tile.styles.ts'

/** Props of a row of tiles; others go to its `<div>`. */
export type TilesProps = LabelledGroupProps

/** Up to five tiles side by side. */
export const Tiles = forwardRef<HTMLDivElement, TilesProps>(function Tiles(props, ref) {
  return <LabelledGroup ref={ref} data-part="tiles" {...props} css={tilesStyles} />
})
