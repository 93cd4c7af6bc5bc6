/** The track of a switch, inside a button of the class `group` with the role `switch`. */
export function SwitchTrack() {
  return (
    <span
      aria-hidden="true"
      className="flex h-7 w-12 shrink-0 items-center rounded-full bg-line p-0.75 transition-colors group-aria-checked:justify-end group-aria-checked:bg-primary"
    >
      <span className="size-5.5 rounded-full bg-card" />
    </span>
  )
}
