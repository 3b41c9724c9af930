/** Writes the modal's log. */
export interface Logger {
  error(message: string, cause?: unknown): void
  warn(message: string): void
  /** For notes such as storage failures. */
  note(message: string): void
}
