import 'shopper-profile/elements/plans';
