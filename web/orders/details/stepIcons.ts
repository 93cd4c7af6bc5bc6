import { Ban, Check, type LucideIcon, PackageCheck, Scale, Truck, Undo2, X } from 'lucide-react'
import type { StepId } from '../actions/steps.ts'

export const stepIcons: Readonly<Record<StepId, LucideIcon>> = {
  accept: Check,
  reject: X,
  start: Truck,
  received: PackageCheck,
  delivered: PackageCheck,
  cancel: Ban,
  return: Undo2,
  takeBack: Undo2,
  refuseReturn: X,
  dispute: Scale,
}
