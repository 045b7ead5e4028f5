export { Alert, type AlertProps, type AlertTone, alertTones } from './Alert/Alert.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { BackgroundVideo, type BackgroundVideoProps } from './BackgroundVideo/BackgroundVideo.tsx';
export { Badge, type BadgeProps, badgeLooks, badgeTones } from './Badge/Badge.tsx';
export { activation } from './Button/activation.ts';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './Button/ButtonLink.tsx';
export { type ButtonSize, type ButtonTone, buttonSizes, buttonTones } from './Button/variants.ts';
export { Card, type CardProps } from './Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export {
  type CommandGroup,
  type CommandItem,
  CommandPalette,
  type CommandPaletteProps,
} from './CommandPalette/CommandPalette.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { type DialogSize, dialogSizes } from './Dialog/sizes.ts';
export {
  DropdownMenu,
  type DropdownMenuProps,
  type MenuEntry,
  type MenuItem,
} from './DropdownMenu/DropdownMenu.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { Form, type FormProps } from './Form/Form.tsx';
export {
  type ControlProps,
  type FieldProps,
  FormField,
  type FormFieldProps,
} from './FormField/FormField.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { type Elements, inElements } from './inElements.tsx';
export { Layer, type LayerProps } from './Layer/Layer.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { type LinkComponent, LinkProvider } from './Link/LinkProvider.tsx';
export { Boundary, type BoundaryProps } from './load/Boundary.tsx';
export { type LazyPart, lazyFrom, lazyPart } from './load/lazyPart.tsx';
export { Parts, type PartsProps } from './load/Parts.tsx';
export { useOnline } from './load/useOnline.ts';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { Progress, type ProgressProps } from './Progress/Progress.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup.tsx';
export { Row, type RowProps } from './Row/Row.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { Select, type SelectOption, type SelectProps } from './Select/Select.tsx';
export { Sidebar, type SidebarProps } from './Sidebar/Sidebar.tsx';
export { SidebarGroup, type SidebarGroupProps } from './Sidebar/SidebarGroup.tsx';
export { SidebarLink, type SidebarLinkProps } from './Sidebar/SidebarLink.tsx';
export {
  type SidebarControl,
  SidebarProvider,
  type SidebarProviderProps,
  useSidebar,
} from './Sidebar/SidebarProvider.tsx';
export { SidebarToggle } from './Sidebar/SidebarToggle.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { Table, type TableColumn, type TableProps } from './Table/Table.tsx';
export { Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { preloadToasts, Toaster } from './Toast/Toaster.tsx';
export { type ToastMessage, toast } from './Toast/toast.ts';
export { type ToastTone, toastTones } from './Toast/tones.ts';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { usePrinting } from './usePrinting.ts';
export { asSentence, Sentence, type SentenceProps } from './Verbatim/Sentence.tsx';
export { Verbatim, type VerbatimProps } from './Verbatim/Verbatim.tsx';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
