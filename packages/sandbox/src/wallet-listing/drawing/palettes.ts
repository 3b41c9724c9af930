/** Colours of one picture: the ground runs from one to the other, the mark stands on it. */
export interface Palette {
  readonly ground: readonly [string, string]
  readonly ink: string
  readonly accent: string
}

/** Combinations that are easy to distinguish and work on light and dark pages. */
export const PALETTES = [
  { ground: ['#4f46e5', '#9333ea'], ink: '#ffffff', accent: '#c7d2fe' },
  { ground: ['#0ea5e9', '#2563eb'], ink: '#ffffff', accent: '#bae6fd' },
  { ground: ['#0f766e', '#22c55e'], ink: '#f0fdf4', accent: '#a7f3d0' },
  { ground: ['#f97316', '#e11d48'], ink: '#fff7ed', accent: '#fed7aa' },
  { ground: ['#facc15', '#f97316'], ink: '#431407', accent: '#fff7d6' },
  { ground: ['#111827', '#374151'], ink: '#f9fafb', accent: '#38bdf8' },
  { ground: ['#fdf2f8', '#fbcfe8'], ink: '#be185d', accent: '#f472b6' },
  { ground: ['#ecfeff', '#a5f3fc'], ink: '#155e75', accent: '#0891b2' },
  { ground: ['#1e1b4b', '#4338ca'], ink: '#fde68a', accent: '#a5b4fc' },
  { ground: ['#14532d', '#365314'], ink: '#fef9c3', accent: '#a3e635' },
  { ground: ['#fefce8', '#fde68a'], ink: '#92400e', accent: '#f59e0b' },
  { ground: ['#7f1d1d', '#b91c1c'], ink: '#fee2e2', accent: '#fca5a5' },
  { ground: ['#f5f3ff', '#ddd6fe'], ink: '#5b21b6', accent: '#8b5cf6' },
  { ground: ['#164e63', '#0e7490'], ink: '#cffafe', accent: '#fbbf24' },
  { ground: ['#f1f5f9', '#cbd5e1'], ink: '#1e293b', accent: '#ef4444' },
  { ground: ['#3b0764', '#86198f'], ink: '#fae8ff', accent: '#f0abfc' },
  { ground: ['#dcfce7', '#86efac'], ink: '#14532d', accent: '#16a34a' },
  { ground: ['#020617', '#0f172a'], ink: '#e2e8f0', accent: '#34d399' },
  { ground: ['#ff7a90', '#ff4f64'], ink: '#ffffff', accent: '#ffe0e5' },
  { ground: ['#2dd4bf', '#0284c7'], ink: '#f0fdfa', accent: '#042f2e' },
] as const satisfies readonly Palette[]
