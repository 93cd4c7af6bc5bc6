/** Fields as form data: lists as `name[]`, what is nested as `name[key]`; what is not there is left out. */
export function formOf(fields: readonly (readonly [name: string, value: unknown])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) append(form, name, value)
  return form
}

function append(form: FormData, name: string, value: unknown): void {
  if (value === undefined || value === null) return
  if (value instanceof Blob) form.append(name, value)
  else if (Array.isArray(value)) for (const item of value) append(form, `${name}[]`, item)
  else if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) append(form, `${name}[${key}]`, item)
  } else form.append(name, String(value))
}
