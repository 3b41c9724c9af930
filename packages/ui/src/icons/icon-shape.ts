/** A drawing on a 24 grid: one path, stroked 1.75 in the text's colour. */
export interface IconShape {
  readonly path: string
  /** Whether it points along the reading direction. */
  readonly isMirrored?: true
}
