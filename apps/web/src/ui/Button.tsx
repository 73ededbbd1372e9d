/** Buttons of three weights: the one to press, the ordinary, and the grave. */
import type { ButtonHTMLAttributes } from 'react';
import s from './ui.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'plain' | 'main' | 'grave' | 'bare';
}

const LOOKS = { plain: '', main: s.main, grave: s.grave, bare: s.bare } as const;

export function Button({ look = 'plain', className = '', ...rest }: ButtonProps) {
  return <button type="button" className={`${s.button} ${LOOKS[look]} ${className}`} {...rest} />;
}

export const buttonClass = s.button;
