export const AcceptCourseInvitationInput = {
  "token": {
    "maxLength": 100
  }
} as const;

export const AcceptPrivacyRequestInput = {
  "answer": {
    "minLength": 10,
    "maxLength": 2000
  }
} as const;

export const AcceptTermsInput = {
  "documents": {
    "maxItems": 5,
    "minItems": 1
  }
} as const;

export const AddWishlistToCartInput = {
  "courseIds": {
    "maxItems": 100
  }
} as const;

export const AgreeToRefundInput = {
  "note": {
    "minLength": 0,
    "maxLength": 1000
  }
} as const;

export const AnswerGuardianRequestInput = {
  "token": {
    "maxLength": 100
  }
} as const;

export const AnswerTicketInput = {
  "text": {
    "minLength": 1,
    "maxLength": 4000
  },
  "state": {
    "enum": [
      "REPLIED",
      "ON_HOLD",
      "RESOLVED"
    ]
  },
  "uploadIds": {
    "maxItems": 3
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const AppealContentDecisionInput = {
  "reason": {
    "minLength": 5,
    "maxLength": 1000
  }
} as const;

export const AppealRefundInput = {
  "note": {
    "minLength": 10,
    "maxLength": 1000
  }
} as const;

export const ApplyCouponInput = {
  "code": {
    "minLength": 1,
    "maxLength": 40
  }
} as const;

export const ApproveRefundInput = {
  "note": {
    "minLength": 0,
    "maxLength": 1000
  }
} as const;

export const ArgueDisputeInput = {
  "evidence": {
    "minLength": 3,
    "maxLength": 2000
  }
} as const;

export const AskGuardianInput = {
  "guardianName": {
    "minLength": 2,
    "maxLength": 100
  },
  "guardianEmail": {
    "maxLength": 254,
    "format": "email"
  }
} as const;

export const AskGuardianOfInput = {
  "guardianName": {
    "minLength": 2,
    "maxLength": 100
  },
  "guardianEmail": {
    "maxLength": 254,
    "format": "email"
  }
} as const;

export const AskToRestoreCourseInput = {
  "message": {
    "minLength": 10,
    "maxLength": 1000
  }
} as const;

export const AssessImpactInput = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  },
  "controller": {
    "maxLength": 5000
  },
  "basis": {
    "maxLength": 5000
  },
  "necessity": {
    "maxLength": 5000
  },
  "transfers": {
    "maxLength": 5000
  },
  "risks": {
    "maxLength": 5000
  },
  "measures": {
    "maxLength": 5000
  },
  "conclusion": {
    "maxLength": 5000
  }
} as const;

export const AuditFilter = {
  "actions": {
    "items": {
      "maxLength": 100
    },
    "maxItems": 50
  },
  "targetType": {
    "maxLength": 100
  },
  "search": {
    "maxLength": 100
  }
} as const;

export const BankAccountInput = {
  "bin": {
    "enum": [
      "970425",
      "970416",
      "970405",
      "970409",
      "970438",
      "970418",
      "970454",
      "546034",
      "422589",
      "970446",
      "970431",
      "970408",
      "970437",
      "970442",
      "458761",
      "970434",
      "970452",
      "970449",
      "970422",
      "970414",
      "970426",
      "970428",
      "970419",
      "970448",
      "970430",
      "970439",
      "970412",
      "970403",
      "970400",
      "970429",
      "970440",
      "970443",
      "970424",
      "970410",
      "970407",
      "963388",
      "970423",
      "546035",
      "970458",
      "970444",
      "970441",
      "970427",
      "970433",
      "970436",
      "970415",
      "970406",
      "970432",
      "970421",
      "970457"
    ]
  },
  "number": {
    "pattern": "^(\\s*\\d){6,19}\\s*$"
  },
  "holder": {
    "pattern": "^\\s*\\p{L}[\\p{L}\\p{M} .'-]{1,58}\\p{L}\\p{M}*\\s*$"
  }
} as const;

export const BecomeTeacherInput = {
  "bio": {
    "maxLength": 2000
  },
  "headline": {
    "minLength": 3,
    "maxLength": 120
  },
  "taxId": {
    "pattern": "^\\d{10,14}$"
  }
} as const;

export const BeginAuthenticatorInput = {
  "password": {
    "maxLength": 128
  }
} as const;

export const BillDetailsInput = {
  "name": {
    "minLength": 2,
    "maxLength": 200
  },
  "taxCode": {
    "pattern": "^(\\d{10}(-\\d{3})?|\\d{12})$"
  },
  "address": {
    "maxLength": 300
  }
} as const;

export const BrandingPreviewInput = {
  "name": {
    "maxLength": 200
  },
  "primaryColour": {
    "maxLength": 40
  },
  "accentColour": {
    "maxLength": 40
  },
  "radius": {
    "maxLength": 20
  },
  "taxCode": {
    "maxLength": 200
  }
} as const;

export const BrandingValuesInput = {
  "name": {
    "maxLength": 40
  },
  "logoLight": {
    "maxLength": 50
  },
  "logoDark": {
    "maxLength": 50
  },
  "icon": {
    "maxLength": 50
  },
  "primaryColour": {
    "maxLength": 40
  },
  "accentColour": {
    "maxLength": 40
  },
  "heroTitleVi": {
    "maxLength": 60
  },
  "heroTitleEn": {
    "maxLength": 60
  },
  "heroTextVi": {
    "maxLength": 300
  },
  "heroTextEn": {
    "maxLength": 300
  },
  "heroPicture": {
    "maxLength": 50
  },
  "senderName": {
    "maxLength": 60
  },
  "signatureVi": {
    "maxLength": 500
  },
  "signatureEn": {
    "maxLength": 500
  },
  "issuerName": {
    "maxLength": 80
  },
  "signatory": {
    "maxLength": 80
  },
  "company": {
    "maxLength": 160
  },
  "taxCode": {
    "maxLength": 30
  },
  "address": {
    "maxLength": 200
  },
  "phone": {
    "maxLength": 40
  },
  "email": {
    "maxLength": 254
  },
  "licence": {
    "maxLength": 120
  },
  "footerVi": {
    "maxLength": 300
  },
  "footerEn": {
    "maxLength": 300
  }
} as const;

export const CancelEmailChangeInput = {
  "token": {
    "maxLength": 100
  }
} as const;

export const CancelPackageInput = {
  "keptCourseIds": {
    "maxItems": 1000
  }
} as const;

export const ChangeBrandingInput = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;

export const ChangeEmailInput = {
  "newEmail": {
    "maxLength": 254,
    "format": "email"
  },
  "password": {
    "maxLength": 128
  }
} as const;

export const ChangePasswordInput = {
  "currentPassword": {
    "maxLength": 128
  },
  "newPassword": {
    "minLength": 8,
    "maxLength": 128
  },
  "confirmPassword": {
    "maxLength": 128
  }
} as const;

export const ChangeRosterInput = {
  "addresses": {
    "maxLength": 300000
  },
  "enrolmentIds": {
    "maxItems": 1000
  },
  "reason": {
    "minLength": 10,
    "maxLength": 500
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const ChangeSettingInput = {
  "key": {
    "maxLength": 100
  },
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;

export const ChangeSiteModeInput = {
  "signUpDomains": {
    "items": {
      "maxLength": 254
    },
    "maxItems": 50
  },
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;

export const CheckPasswordInput = {
  "password": {
    "minLength": 8,
    "maxLength": 128
  },
  "email": {
    "maxLength": 254
  },
  "fullName": {
    "maxLength": 100
  }
} as const;

export const CheckoutInput = {
  "courseIds": {
    "maxItems": 20,
    "minItems": 1
  },
  "couponCode": {
    "minLength": 1,
    "maxLength": 40
  },
  "expectedAccess": {
    "maxItems": 20
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const ConfirmAuthenticatorInput = {
  "code": {
    "maxLength": 40
  }
} as const;

export const ConfirmEInvoiceTermInput = {
  "confirmedBy": {
    "minLength": 2,
    "maxLength": 200
  }
} as const;

export const ConfirmEmailInput = {
  "token": {
    "maxLength": 100
  }
} as const;

export const ConfirmRefundTransferInput = {
  "transaction": {
    "minLength": 3,
    "maxLength": 60
  }
} as const;

export const ConfirmServiceVatInput = {
  "confirmedBy": {
    "minLength": 2,
    "maxLength": 200
  }
} as const;

export const ConfirmSuspenseReturnInput = {
  "bankReference": {
    "minLength": 3,
    "maxLength": 64
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const ConfirmWithholdingRateInput = {
  "confirmedBy": {
    "minLength": 2,
    "maxLength": 200
  }
} as const;

export const CopyLessonInput = {
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CopySectionInput = {
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CourseFilter = {
  "search": {
    "maxLength": 100
  },
  "category": {
    "maxLength": 200
  },
  "level": {
    "maxItems": 4
  },
  "minPrice": {
    "minimum": 0
  },
  "maxPrice": {
    "minimum": 0
  },
  "rating": {
    "maximum": 5,
    "minimum": 0,
    "examples": [
      4.5,
      4,
      3.5
    ]
  },
  "minDuration": {
    "minimum": 0
  },
  "maxDuration": {
    "minimum": 0
  },
  "age": {
    "maximum": 120,
    "minimum": 0,
    "examples": [
      6,
      9,
      12,
      15,
      18
    ]
  },
  "courseIds": {
    "maxItems": 24
  }
} as const;

export const CreateAnnouncementInput = {
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  },
  "titleVi": {
    "minLength": 3,
    "maxLength": 80
  },
  "titleEn": {
    "minLength": 3,
    "maxLength": 80
  },
  "textVi": {
    "minLength": 3,
    "maxLength": 500
  },
  "textEn": {
    "minLength": 3,
    "maxLength": 500
  },
  "linkUrl": {
    "pattern": "^(?=.{1,300}$)(?:\\/(?![/\\\\])\\S*|https:\\/\\/[^\\s/]\\S*)$"
  },
  "linkLabelVi": {
    "minLength": 2,
    "maxLength": 40
  },
  "linkLabelEn": {
    "minLength": 2,
    "maxLength": 40
  },
  "courseId": {
    "format": "uuid"
  }
} as const;

export const CreateApiTokenInput = {
  "name": {
    "minLength": 2,
    "maxLength": 60
  },
  "scopes": {
    "items": {
      "maxLength": 100
    },
    "uniqueItems": true,
    "maxItems": 200,
    "minItems": 1
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreateBookmarkInput = {
  "atSec": {
    "maximum": 86400,
    "minimum": 0
  },
  "label": {
    "minLength": 1,
    "maxLength": 120
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreateCannedAnswerInput = {
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  },
  "titleVi": {
    "minLength": 2,
    "maxLength": 80
  },
  "titleEn": {
    "minLength": 2,
    "maxLength": 80
  },
  "textVi": {
    "minLength": 1,
    "maxLength": 4000
  },
  "textEn": {
    "minLength": 1,
    "maxLength": 4000
  }
} as const;

export const CreateCategoryInput = {
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  },
  "name": {
    "minLength": 2,
    "maxLength": 60
  },
  "nameEn": {
    "minLength": 2,
    "maxLength": 60
  },
  "icon": {
    "enum": [
      "code",
      "browser",
      "terminal",
      "server",
      "database",
      "device-mobile",
      "robot",
      "chart-dots",
      "calculator",
      "atom",
      "palette",
      "pencil",
      "building",
      "trending-up",
      "briefcase",
      "coin",
      "speakerphone",
      "shopping-cart",
      "language",
      "message-language",
      "book",
      "school",
      "run",
      "yoga",
      "heart",
      "plant",
      "chef-hat",
      "tools-kitchen",
      "music",
      "camera",
      "movie",
      "brush"
    ],
    "maxLength": 40
  }
} as const;

export const CreateCommentInput = {
  "text": {
    "minLength": 2,
    "maxLength": 4000
  },
  "atSec": {
    "maximum": 86400,
    "minimum": 0
  },
  "paragraph": {
    "maximum": 10000,
    "minimum": 0
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreateCouponInput = {
  "code": {
    "minLength": 1,
    "maxLength": 40
  },
  "percent": {
    "maximum": 100,
    "minimum": 1
  },
  "amount": {
    "maximum": 50000000,
    "minimum": 1000
  },
  "maxUses": {
    "maximum": 1000000,
    "minimum": 1
  },
  "maxUsesPerPerson": {
    "maximum": 100,
    "minimum": 1
  },
  "leastAmount": {
    "maximum": 1000000000,
    "minimum": 0
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreateCourseInput = {
  "title": {
    "minLength": 3,
    "maxLength": 60
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreateGroupEventInput = {
  "title": {
    "minLength": 3,
    "maxLength": 80
  },
  "minutes": {
    "maximum": 480,
    "minimum": 15
  },
  "address": {
    "format": "uri",
    "maxLength": 500
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreateGroupGoalInput = {
  "minutes": {
    "maximum": 100000,
    "minimum": 30
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreateGroupInput = {
  "name": {
    "minLength": 3,
    "maxLength": 60
  },
  "about": {
    "maxLength": 500
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreateGroupPostInput = {
  "text": {
    "minLength": 1,
    "maxLength": 2000
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreateLessonInput = {
  "title": {
    "minLength": 3,
    "maxLength": 80
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreateNoteInput = {
  "text": {
    "minLength": 1,
    "maxLength": 4000
  },
  "atSec": {
    "maximum": 86400,
    "minimum": 0
  },
  "paragraph": {
    "maximum": 10000,
    "minimum": 0
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreatePackageVersionInput = {
  "price": {
    "maximum": 100000000,
    "minimum": 0
  },
  "maxCourses": {
    "maximum": 10000,
    "minimum": 1
  },
  "storageBytes": {
    "maximum": 109951162777600,
    "minimum": 1073741824
  },
  "maxCoTeachers": {
    "maximum": 100,
    "minimum": 0
  },
  "maxCoupons": {
    "maximum": 10000,
    "minimum": 0
  },
  "aiCredits": {
    "maximum": 100000,
    "minimum": 0
  },
  "commissionBp": {
    "maximum": 10000,
    "minimum": 0
  },
  "trialDays": {
    "maximum": 90,
    "minimum": 0
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreatePersonInput = {
  "email": {
    "maxLength": 254,
    "format": "email"
  },
  "fullName": {
    "minLength": 2,
    "maxLength": 100
  },
  "customRoleIds": {
    "maxItems": 50
  },
  "phone": {
    "pattern": "^\\+?(?:[ .()-]*\\d){8,15}$",
    "maxLength": 40
  },
  "password": {
    "minLength": 8,
    "maxLength": 128
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreatePlatformCouponInput = {
  "code": {
    "minLength": 1,
    "maxLength": 40
  },
  "percent": {
    "maximum": 100,
    "minimum": 1
  },
  "amount": {
    "maximum": 50000000,
    "minimum": 1000
  },
  "maxUses": {
    "maximum": 1000000,
    "minimum": 1
  },
  "maxUsesPerPerson": {
    "maximum": 100,
    "minimum": 1
  },
  "leastAmount": {
    "maximum": 1000000000,
    "minimum": 0
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreateQuestionInput = {
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreateRoleInput = {
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  },
  "name": {
    "minLength": 2,
    "maxLength": 60
  },
  "description": {
    "maxLength": 300
  },
  "permissions": {
    "items": {
      "maxLength": 100
    },
    "uniqueItems": true,
    "maxItems": 200
  }
} as const;

export const CreateSavedCommentInput = {
  "text": {
    "minLength": 1,
    "maxLength": 500
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreateSearchSynonymInput = {
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  },
  "terms": {
    "items": {
      "minLength": 1,
      "maxLength": 40
    },
    "maxItems": 8,
    "minItems": 2
  }
} as const;

export const CreateSectionInput = {
  "title": {
    "minLength": 3,
    "maxLength": 80
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreateStudySlotInput = {
  "title": {
    "minLength": 2,
    "maxLength": 80
  },
  "minutes": {
    "maximum": 480,
    "minimum": 10
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreateSuggestionInput = {
  "lessonId": {
    "format": "uuid"
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreateTicketInput = {
  "name": {
    "minLength": 2,
    "maxLength": 100
  },
  "email": {
    "maxLength": 254,
    "format": "email"
  },
  "subject": {
    "minLength": 5,
    "maxLength": 160
  },
  "text": {
    "minLength": 10,
    "maxLength": 4000
  },
  "orderNumber": {
    "minLength": 1,
    "maxLength": 40
  },
  "courseId": {
    "format": "uuid"
  },
  "uploadIds": {
    "maxItems": 3
  },
  "website": {
    "maxLength": 500
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreateTransferFileInput = {
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CreateWebhookInput = {
  "name": {
    "minLength": 2,
    "maxLength": 60
  },
  "address": {
    "maxLength": 500
  },
  "kinds": {
    "uniqueItems": true,
    "maxItems": 7,
    "minItems": 1
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const CropInput = {
  "x": {
    "maximum": 1,
    "minimum": 0
  },
  "y": {
    "maximum": 1,
    "minimum": 0
  },
  "size": {
    "maximum": 1,
    "minimum": 0.1
  }
} as const;

export const CustomPageBlockInput = {
  "texts": {
    "maxItems": 3
  },
  "heading": {
    "maxLength": 120
  },
  "courseIds": {
    "maxItems": 12
  },
  "picture": {
    "maxLength": 50
  },
  "alt": {
    "maxLength": 300
  },
  "caption": {
    "maxLength": 300
  }
} as const;

export const CustomPageTranslationInput = {
  "title": {
    "maxLength": 120
  },
  "description": {
    "maxLength": 300
  },
  "blocks": {
    "maxItems": 30
  }
} as const;

export const DeactivatePersonInput = {
  "reason": {
    "maxLength": 300
  }
} as const;

export const DecideContentAppealInput = {
  "answer": {
    "minLength": 5,
    "maxLength": 500
  }
} as const;

export const DecideContentCaseInput = {
  "reason": {
    "minLength": 5,
    "maxLength": 500
  }
} as const;

export const DecideHeldEditInput = {
  "note": {
    "maxLength": 1000
  }
} as const;

export const DeclineExtensionInput = {
  "reason": {
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const DeletePersonInput = {
  "reason": {
    "maxLength": 300
  }
} as const;

export const DisableAuthenticatorInput = {
  "password": {
    "maxLength": 128
  },
  "code": {
    "minLength": 1,
    "maxLength": 40
  }
} as const;

export const DisagreeWithRefundInput = {
  "note": {
    "minLength": 10,
    "maxLength": 1000
  }
} as const;

export const DiscardDeadLettersInput = {
  "deadLetterIds": {
    "maxItems": 100,
    "minItems": 1
  },
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;

export const DownloadMyTaxCertificateInput = {
  "period": {
    "pattern": "^20\\d\\d(-(0[1-9]|1[0-2]))?$"
  }
} as const;

export const DownloadTaxCertificateInput = {
  "period": {
    "pattern": "^20\\d\\d(-(0[1-9]|1[0-2]))?$"
  }
} as const;

export const DuplicateCourseInput = {
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const DuplicateLessonInput = {
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const EducationInput = {
  "school": {
    "minLength": 1,
    "maxLength": 150
  },
  "degree": {
    "maxLength": 150
  },
  "field": {
    "maxLength": 150
  },
  "from": {
    "maximum": 2100,
    "minimum": 1900
  },
  "to": {
    "maximum": 2100,
    "minimum": 1900
  }
} as const;

export const ExchangeCourseInput = {
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const ExpectedAccessInput = {
  "accessDays": {
    "maximum": 36500,
    "minimum": 1
  }
} as const;

export const ExperienceInput = {
  "company": {
    "minLength": 1,
    "maxLength": 150
  },
  "title": {
    "maxLength": 150
  },
  "description": {
    "maxLength": 1000
  },
  "from": {
    "maximum": 2100,
    "minimum": 1900
  },
  "to": {
    "maximum": 2100,
    "minimum": 1900
  }
} as const;

export const ExportCoursesInput = {
  "courseIds": {
    "maxItems": 200
  }
} as const;

export const ExportPeopleInput = {
  "personIds": {
    "maxItems": 500
  }
} as const;

export const ExportTaughtStudentsInput = {
  "enrolmentIds": {
    "maxItems": 500
  }
} as const;

export const ExportTaxReturnInput = {
  "month": {
    "pattern": "^20\\d\\d-(0[1-9]|1[0-2])$"
  }
} as const;

export const ExtendPackageInput = {
  "days": {
    "maximum": 366,
    "minimum": 1
  },
  "reason": {
    "minLength": 3,
    "maxLength": 300
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const FillTransferTemplateInput = {
  "file": {
    "maxLength": 933336
  }
} as const;

export const GoogleAccountInput = {
  "code": {
    "maxLength": 100
  },
  "idToken": {
    "maxLength": 8000
  },
  "accessToken": {
    "maxLength": 8000
  }
} as const;

export const GoogleTokensInput = {
  "idToken": {
    "maxLength": 8000
  },
  "accessToken": {
    "maxLength": 8000
  }
} as const;

export const GrantExtensionInput = {
  "reason": {
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const GrantPackageInput = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const GrantQuizTimeInput = {
  "extraSec": {
    "maximum": 28800,
    "minimum": 0
  }
} as const;

export const ImportIncomingTransfersInput = {
  "text": {
    "maxLength": 500000
  }
} as const;

export const ImportLessonCaptionsInput = {
  "file": {
    "maxLength": 933336
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const ImportOutlineInput = {
  "file": {
    "maxLength": 933336
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const ImportPayoutStatementInput = {
  "csv": {
    "maxLength": 900000
  }
} as const;

export const ImportPeopleInput = {
  "csv": {
    "maxLength": 900000
  }
} as const;

export const ImportQuestionsInput = {
  "text": {
    "maxLength": 600000
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const ImportSettlementInput = {
  "text": {
    "maxLength": 900000
  }
} as const;

export const InviteCoTeacherInput = {
  "email": {
    "maxLength": 254,
    "format": "email"
  },
  "rights": {
    "uniqueItems": true
  }
} as const;

export const InviteToSignUpInput = {
  "emails": {
    "items": {
      "maxLength": 254
    },
    "maxItems": 50,
    "minItems": 1
  }
} as const;

export const JoinCartInput = {
  "courseIds": {
    "maxItems": 20
  }
} as const;

export const JoinClassInput = {
  "code": {
    "maxLength": 40
  }
} as const;

export const JoinGroupInput = {
  "code": {
    "maxLength": 40
  }
} as const;

export const JoinWishlistInput = {
  "courseIds": {
    "maxItems": 100
  }
} as const;

export const LineNoteInput = {
  "line": {
    "minimum": 1
  },
  "text": {
    "minLength": 1,
    "maxLength": 1000
  }
} as const;

export const LinkGoogleInput = {
  "password": {
    "maxLength": 128
  }
} as const;

export const LookUpPlaybackInput = {
  "code": {
    "maxLength": 60
  },
  "reason": {
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const LoseDisputeInput = {
  "note": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;

export const ManageCoursesInput = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  },
  "courseIds": {
    "uniqueItems": true
  }
} as const;

export const ManagedCourseFilter = {
  "search": {
    "maxLength": 100
  }
} as const;

export const MarkAnnouncementsReadInput = {
  "announcementIds": {
    "items": {
      "format": "uuid"
    },
    "maxItems": 3,
    "minItems": 1
  }
} as const;

export const MarkNotificationsReadInput = {
  "notificationIds": {
    "items": {
      "format": "uuid"
    },
    "maxItems": 100,
    "minItems": 1
  }
} as const;

export const MarkQuizAnswerInput = {
  "points": {
    "minimum": 0
  },
  "comment": {
    "maxLength": 2000
  }
} as const;

export const MarkSubmissionInput = {
  "marks": {
    "maxItems": 20
  },
  "notes": {
    "maxItems": 100
  },
  "comment": {
    "maxLength": 2000
  }
} as const;

export const MatchSuspenseInput = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const MoveCategoryInput = {
  "position": {
    "minimum": 0
  }
} as const;

export const MoveTicketInput = {
  "state": {
    "enum": [
      "OPEN",
      "ON_HOLD",
      "RESOLVED"
    ]
  }
} as const;

export const NoteOnTicketInput = {
  "text": {
    "minLength": 1,
    "maxLength": 4000
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const OpenCourseInvitationInput = {
  "token": {
    "maxLength": 100
  }
} as const;

export const OpenDisputeInput = {
  "paymentReference": {
    "minLength": 3,
    "maxLength": 64
  },
  "reference": {
    "minLength": 3,
    "maxLength": 64
  },
  "evidence": {
    "minLength": 0,
    "maxLength": 2000
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const OpenGuardianRequestInput = {
  "token": {
    "maxLength": 100
  }
} as const;

export const OrderFilter = {
  "search": {
    "maxLength": 100
  }
} as const;

export const OverrideProgressInput = {
  "reason": {
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const PackageSubscriptionFilter = {
  "search": {
    "maxLength": 100
  }
} as const;

export const PayOrderInput = {
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const PayoutFilter = {
  "search": {
    "maxLength": 100
  }
} as const;

export const PersonFilter = {
  "search": {
    "maxLength": 100
  }
} as const;

export const PreviewManagedCoursesInput = {
  "courseIds": {
    "uniqueItems": true
  }
} as const;

export const ProposeRemovalsInput = {
  "sectionIds": {
    "maxItems": 100
  },
  "lessonIds": {
    "maxItems": 500
  }
} as const;

export const ProposeWriteOffInput = {
  "amount": {
    "minimum": 1
  },
  "reason": {
    "minLength": 3,
    "maxLength": 300
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const ProveIdentityInput = {
  "password": {
    "maxLength": 128
  },
  "code": {
    "maxLength": 40
  }
} as const;

export const PublishLegalDocumentInput = {
  "summaryVi": {
    "minLength": 3,
    "maxLength": 120
  },
  "summaryEn": {
    "minLength": 3,
    "maxLength": 120
  }
} as const;

export const QuestionBlankInput = {
  "accepted": {
    "items": {
      "minLength": 1,
      "maxLength": 200
    },
    "maxItems": 20
  },
  "tolerance": {
    "minimum": 0
  }
} as const;

export const QuestionBodyInput = {
  "choices": {
    "maxItems": 20
  },
  "gapText": {
    "maxLength": 2000
  },
  "blanks": {
    "maxItems": 20
  },
  "pairs": {
    "maxItems": 20
  },
  "extras": {
    "items": {
      "minLength": 1,
      "maxLength": 500
    },
    "maxItems": 20
  },
  "extraItems": {
    "maxItems": 20
  },
  "guidance": {
    "maxLength": 2000
  }
} as const;

export const QuestionChoiceInput = {
  "text": {
    "minLength": 1,
    "maxLength": 500
  },
  "feedback": {
    "maxLength": 500
  }
} as const;

export const QuestionContentInput = {
  "points": {
    "maximum": 100,
    "minimum": 1
  },
  "topic": {
    "maxLength": 60
  },
  "explanation": {
    "maxLength": 2000
  },
  "reviewSec": {
    "minimum": 0
  }
} as const;

export const QuestionExtraInput = {
  "text": {
    "minLength": 1,
    "maxLength": 500
  }
} as const;

export const QuestionPairInput = {
  "left": {
    "minLength": 1,
    "maxLength": 500
  },
  "right": {
    "minLength": 1,
    "maxLength": 500
  }
} as const;

export const QuizAnswerInput = {
  "choiceIds": {
    "maxItems": 40
  },
  "texts": {
    "items": {
      "maxLength": 20000
    },
    "maxItems": 40
  },
  "pairs": {
    "maxItems": 40
  }
} as const;

export const RateAsGuestInput = {
  "secret": {
    "minLength": 1,
    "maxLength": 100
  },
  "stars": {
    "maximum": 5,
    "minimum": 1
  },
  "comment": {
    "minLength": 0,
    "maxLength": 500
  }
} as const;

export const RateCourseInput = {
  "stars": {
    "maximum": 5,
    "minimum": 1
  },
  "text": {
    "minLength": 10,
    "maxLength": 2000
  }
} as const;

export const RateTicketInput = {
  "stars": {
    "maximum": 5,
    "minimum": 1
  },
  "comment": {
    "minLength": 0,
    "maxLength": 500
  }
} as const;

export const RecategorizeCourseInput = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;

export const RecordCourseVisitInput = {
  "search": {
    "maxLength": 100
  }
} as const;

export const RecordProgressInput = {
  "watched": {
    "maxItems": 200
  },
  "dwellSec": {
    "maximum": 86400,
    "minimum": 0
  },
  "positionSec": {
    "maximum": 86400,
    "minimum": 0
  }
} as const;

export const RecordSearchInput = {
  "search": {
    "maxLength": 100
  }
} as const;

export const RecordTaxPaymentInput = {
  "period": {
    "pattern": "^20\\d\\d-(0[1-9]|1[0-2])$"
  },
  "reference": {
    "minLength": 3,
    "maxLength": 64
  },
  "vatWithheld": {
    "minimum": 0
  },
  "pitWithheld": {
    "minimum": 0
  },
  "vatOutput": {
    "minimum": 0
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const RefreshSessionInput = {
  "refreshToken": {
    "maxLength": 1000
  }
} as const;

export const RefusePrivacyRequestInput = {
  "article": {
    "minLength": 3,
    "maxLength": 200
  },
  "answer": {
    "minLength": 10,
    "maxLength": 2000
  }
} as const;

export const RegisterInput = {
  "email": {
    "maxLength": 254,
    "format": "email"
  },
  "password": {
    "minLength": 8,
    "maxLength": 128
  },
  "fullName": {
    "minLength": 2,
    "maxLength": 100
  },
  "role": {
    "enum": [
      "USER",
      "TEACHER"
    ]
  },
  "birthYear": {
    "maximum": 2100,
    "minimum": 1900
  },
  "invitation": {
    "maxLength": 100
  }
} as const;

export const ReissueCertificateInput = {
  "studentName": {
    "minLength": 2,
    "maxLength": 100
  },
  "reason": {
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const RejectCourseInput = {
  "reason": {
    "minLength": 10,
    "maxLength": 4000
  }
} as const;

export const RejectPayoutInput = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;

export const RejectRefundInput = {
  "note": {
    "minLength": 10,
    "maxLength": 1000
  }
} as const;

export const RejectSellerInput = {
  "reason": {
    "minLength": 5,
    "maxLength": 500
  }
} as const;

export const ReleaseOutgoingInput = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;

export const RemarkQuestionInput = {
  "expectedVersion": {
    "minimum": 1
  },
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;

export const RemindCourseInvitationsInput = {
  "invitationIds": {
    "maxItems": 200
  }
} as const;

export const RenewApiTokenInput = {
  "overlapHours": {
    "maximum": 24,
    "minimum": 0
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const RenewPackageInput = {
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const RenewRecoveryCodesInput = {
  "password": {
    "maxLength": 128
  },
  "code": {
    "minLength": 1,
    "maxLength": 40
  }
} as const;

export const RepeatExportInput = {
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const ReplayAllDeadLettersInput = {
  "queue": {
    "maxLength": 100
  },
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;

export const ReplayDeadLettersInput = {
  "deadLetterIds": {
    "maxItems": 100,
    "minItems": 1
  }
} as const;

export const ReplyAsGuestInput = {
  "secret": {
    "minLength": 1,
    "maxLength": 100
  },
  "text": {
    "minLength": 1,
    "maxLength": 4000
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const ReplyToCourseMessageInput = {
  "body": {
    "minLength": 2,
    "maxLength": 2000
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const ReplyToRatingInput = {
  "text": {
    "minLength": 2,
    "maxLength": 1000
  }
} as const;

export const ReplyToTicketInput = {
  "text": {
    "minLength": 1,
    "maxLength": 4000
  },
  "uploadIds": {
    "maxItems": 3
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const ReportBrowserErrorInput = {
  "message": {
    "minLength": 1,
    "maxLength": 300
  },
  "source": {
    "pattern": "^assets\\/[\\w.-]{1,150}\\.js:\\d{1,7}:\\d{1,7}$"
  },
  "route": {
    "pattern": "^\\/[\\w:*?/.-]{0,199}$"
  },
  "release": {
    "pattern": "^[\\w.+-]{1,40}$"
  }
} as const;

export const ReportCommentInput = {
  "note": {
    "minLength": 5,
    "maxLength": 500
  }
} as const;

export const ReportRatingInput = {
  "note": {
    "minLength": 5,
    "maxLength": 500
  }
} as const;

export const RequestCourseAlertInput = {
  "search": {
    "maxLength": 100
  },
  "email": {
    "maxLength": 254,
    "format": "email"
  }
} as const;

export const RequestErasureInput = {
  "password": {
    "maxLength": 128
  }
} as const;

export const RequestExtensionInput = {
  "reason": {
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const RequestPasswordResetInput = {
  "email": {
    "maxLength": 254,
    "format": "email"
  },
  "redirectUrl": {
    "maxLength": 2000
  }
} as const;

export const RequestPayoutInput = {
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const RequestRefundInput = {
  "note": {
    "minLength": 0,
    "maxLength": 500
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const RequestSignUpLinkInput = {
  "email": {
    "maxLength": 254,
    "format": "email"
  }
} as const;

export const RequestTicketLinkInput = {
  "number": {
    "minLength": 5,
    "maxLength": 40
  },
  "email": {
    "maxLength": 254,
    "format": "email"
  }
} as const;

export const ResetPasswordInput = {
  "token": {
    "maxLength": 100
  },
  "newPassword": {
    "minLength": 8,
    "maxLength": 128
  },
  "confirmPassword": {
    "maxLength": 128
  }
} as const;

export const ResolveSettlementDifferenceInput = {
  "note": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;

export const RestoreBrandingInput = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;

export const ReturnSubmissionsInput = {
  "submissionIds": {
    "maxItems": 50,
    "minItems": 1
  }
} as const;

export const ReturnSuspenseInput = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const ReviewCheckInput = {
  "note": {
    "maxLength": 1000
  }
} as const;

export const RevokeCertificateInput = {
  "reason": {
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const RowMarkInput = {
  "points": {
    "minimum": 0
  },
  "comment": {
    "maxLength": 2000
  }
} as const;

export const RubricLevelInput = {
  "points": {
    "maximum": 100,
    "minimum": 0
  },
  "label": {
    "minLength": 1,
    "maxLength": 40
  }
} as const;

export const RubricRowInput = {
  "title": {
    "minLength": 2,
    "maxLength": 120
  },
  "description": {
    "maxLength": 500
  },
  "points": {
    "maximum": 100,
    "minimum": 1
  },
  "levels": {
    "maxItems": 6
  }
} as const;

export const SaveAssignmentInput = {
  "maxAttempts": {
    "maximum": 10,
    "minimum": 1
  },
  "passScore": {
    "minimum": 0
  },
  "lateAmount": {
    "maximum": 100,
    "minimum": 0
  },
  "rubric": {
    "maxItems": 20,
    "minItems": 1
  }
} as const;

export const SaveCustomPageInput = {
  "slug": {
    "maxLength": 80
  },
  "translations": {
    "maxItems": 2
  }
} as const;

export const SaveEditDraftInput = {
  "baseVersion": {
    "minimum": 1
  },
  "content": {
    "minLength": 2,
    "maxLength": 420000
  }
} as const;

export const SaveLegalDraftInput = {
  "title": {
    "minLength": 3,
    "maxLength": 120
  },
  "expectedVersion": {
    "minimum": 1
  }
} as const;

export const SaveQuizAnswersInput = {
  "sequence": {
    "minimum": 1
  },
  "tab": {
    "minLength": 8,
    "maxLength": 40
  },
  "answers": {
    "maxItems": 100
  }
} as const;

export const SaveQuizInput = {
  "questionIds": {
    "maxItems": 100
  },
  "passPercent": {
    "maximum": 100,
    "minimum": 1
  },
  "maxAttempts": {
    "maximum": 20,
    "minimum": 1
  },
  "timeLimitSec": {
    "maximum": 28800,
    "minimum": 60
  },
  "drawCount": {
    "minimum": 1
  }
} as const;

export const SaveReportInput = {
  "name": {
    "minLength": 2,
    "maxLength": 80
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const SaveSubmissionInput = {
  "sequence": {
    "minimum": 1
  },
  "tab": {
    "minLength": 8,
    "maxLength": 40
  },
  "text": {
    "maxLength": 20000
  }
} as const;

export const SchedulePackageChangeInput = {
  "keptCourseIds": {
    "maxItems": 1000
  }
} as const;

export const SendBackCourseInput = {
  "notes": {
    "minLength": 10,
    "maxLength": 4000
  }
} as const;

export const SendCourseMessageInput = {
  "enrolmentIds": {
    "maxItems": 500
  },
  "title": {
    "minLength": 2,
    "maxLength": 120
  },
  "body": {
    "minLength": 2,
    "maxLength": 4000
  },
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const SendPrivacyRequestInput = {
  "text": {
    "minLength": 10,
    "maxLength": 2000
  }
} as const;

export const SetCourseCoverInput = {
  "variant": {
    "maximum": 5,
    "minimum": 0
  }
} as const;

export const SetPayoutAccountInput = {
  "bankBin": {
    "enum": [
      "970425",
      "970416",
      "970405",
      "970409",
      "970438",
      "970418",
      "970454",
      "546034",
      "422589",
      "970446",
      "970431",
      "970408",
      "970437",
      "970442",
      "458761",
      "970434",
      "970452",
      "970449",
      "970422",
      "970414",
      "970426",
      "970428",
      "970419",
      "970448",
      "970430",
      "970439",
      "970412",
      "970403",
      "970400",
      "970429",
      "970440",
      "970443",
      "970424",
      "970410",
      "970407",
      "963388",
      "970423",
      "546035",
      "970458",
      "970444",
      "970441",
      "970427",
      "970433",
      "970436",
      "970415",
      "970406",
      "970432",
      "970421",
      "970457"
    ]
  },
  "number": {
    "pattern": "^(\\s*\\d){6,19}\\s*$"
  },
  "holder": {
    "pattern": "^\\s*\\p{L}[\\p{L}\\p{M} .'-]{1,58}\\p{L}\\p{M}*\\s*$"
  }
} as const;

export const SetPeopleRolesInput = {
  "customRoleIds": {
    "maxItems": 50
  }
} as const;

export const SetPeopleStatusInput = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;

export const SetPersonRolesInput = {
  "customRoleIds": {
    "maxItems": 50
  }
} as const;

export const SetStudyGoalInput = {
  "minutesPerDay": {
    "maximum": 480,
    "minimum": 5
  },
  "daysPerWeek": {
    "maximum": 7,
    "minimum": 1
  }
} as const;

export const SetStudyInterestsInput = {
  "categoryIds": {
    "maxItems": 12
  }
} as const;

export const SignInInput = {
  "email": {
    "maxLength": 254,
    "minLength": 1
  },
  "password": {
    "maxLength": 128,
    "minLength": 1
  },
  "code": {
    "maxLength": 40
  }
} as const;

export const SignInWithGoogleInput = {
  "code": {
    "maxLength": 100
  },
  "authenticatorCode": {
    "maxLength": 40
  }
} as const;

export const SignOutInput = {
  "refreshToken": {
    "maxLength": 1000
  }
} as const;

export const StartExportInput = {
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const StartPackageTrialInput = {
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const StartViewAsInput = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;

export const StopCourseAlertsInput = {
  "token": {
    "maxLength": 600
  }
} as const;

export const SubmitAssignmentInput = {
  "sequence": {
    "minimum": 0
  }
} as const;

export const SubmitQuizAttemptInput = {
  "sequence": {
    "minimum": 0
  }
} as const;

export const SubmitSellerIdentityInput = {
  "legalName": {
    "minLength": 2,
    "maxLength": 200
  },
  "address": {
    "minLength": 5,
    "maxLength": 300
  },
  "paperNumber": {
    "pattern": "^[\\s0-9A-Za-z.-]{8,30}$"
  },
  "uploadIds": {
    "maxItems": 3,
    "minItems": 1
  }
} as const;

export const SubscribePackageInput = {
  "idempotencyKey": {
    "minLength": 8,
    "maxLength": 100
  }
} as const;

export const SuspenseFilter = {
  "search": {
    "maxLength": 100
  }
} as const;

export const TaughtStudentFilter = {
  "search": {
    "maxLength": 100
  }
} as const;

export const TimeRangeInput = {
  "from": {
    "minimum": 0
  },
  "to": {
    "maximum": 86400,
    "minimum": 0
  }
} as const;

export const TransferCourseInput = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;

export const UnlinkGoogleInput = {
  "reason": {
    "maxLength": 2000
  }
} as const;

export const UpdateAnnouncementInput = {
  "titleVi": {
    "minLength": 3,
    "maxLength": 80
  },
  "titleEn": {
    "minLength": 3,
    "maxLength": 80
  },
  "textVi": {
    "minLength": 3,
    "maxLength": 500
  },
  "textEn": {
    "minLength": 3,
    "maxLength": 500
  },
  "linkUrl": {
    "pattern": "^(?=.{1,300}$)(?:\\/(?![/\\\\])\\S*|https:\\/\\/[^\\s/]\\S*)$"
  },
  "linkLabelVi": {
    "minLength": 2,
    "maxLength": 40
  },
  "linkLabelEn": {
    "minLength": 2,
    "maxLength": 40
  },
  "courseId": {
    "format": "uuid"
  }
} as const;

export const UpdateBookmarkInput = {
  "label": {
    "minLength": 1,
    "maxLength": 120
  }
} as const;

export const UpdateCannedAnswerInput = {
  "titleVi": {
    "minLength": 2,
    "maxLength": 80
  },
  "titleEn": {
    "minLength": 2,
    "maxLength": 80
  },
  "textVi": {
    "minLength": 1,
    "maxLength": 4000
  },
  "textEn": {
    "minLength": 1,
    "maxLength": 4000
  }
} as const;

export const UpdateCategoryInput = {
  "slug": {
    "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
    "maxLength": 80
  },
  "name": {
    "minLength": 2,
    "maxLength": 60
  },
  "nameEn": {
    "minLength": 2,
    "maxLength": 60
  },
  "icon": {
    "enum": [
      "code",
      "browser",
      "terminal",
      "server",
      "database",
      "device-mobile",
      "robot",
      "chart-dots",
      "calculator",
      "atom",
      "palette",
      "pencil",
      "building",
      "trending-up",
      "briefcase",
      "coin",
      "speakerphone",
      "shopping-cart",
      "language",
      "message-language",
      "book",
      "school",
      "run",
      "yoga",
      "heart",
      "plant",
      "chef-hat",
      "tools-kitchen",
      "music",
      "camera",
      "movie",
      "brush"
    ],
    "maxLength": 40
  }
} as const;

export const UpdateCoTeacherInput = {
  "rights": {
    "uniqueItems": true
  }
} as const;

export const UpdateCourseInput = {
  "title": {
    "minLength": 3,
    "maxLength": 60
  },
  "subtitle": {
    "maxLength": 120
  },
  "outcomes": {
    "items": {
      "minLength": 1,
      "maxLength": 160
    },
    "maxItems": 12
  },
  "requirements": {
    "items": {
      "minLength": 1,
      "maxLength": 160
    },
    "maxItems": 12
  },
  "audience": {
    "items": {
      "minLength": 1,
      "maxLength": 160
    },
    "maxItems": 12
  },
  "tags": {
    "items": {
      "minLength": 1,
      "maxLength": 40
    },
    "maxItems": 12
  },
  "price": {
    "anyOf": [
      {
        "const": 0
      },
      {
        "minimum": 10000,
        "maximum": 50000000
      }
    ]
  },
  "accessDays": {
    "maximum": 3650,
    "minimum": 30
  },
  "minAge": {
    "maximum": 99,
    "minimum": 3
  }
} as const;

export const UpdateGroupInput = {
  "name": {
    "minLength": 3,
    "maxLength": 60
  },
  "about": {
    "maxLength": 500
  }
} as const;

export const UpdateLessonCaptionsInput = {
  "label": {
    "minLength": 1,
    "maxLength": 40
  }
} as const;

export const UpdateLessonInput = {
  "title": {
    "minLength": 3,
    "maxLength": 80
  },
  "minutes": {
    "maximum": 600,
    "minimum": 1
  },
  "embed": {
    "maxLength": 4000
  },
  "liveUrl": {
    "maxLength": 1000
  },
  "recordingUrl": {
    "maxLength": 1000
  },
  "dripDays": {
    "maximum": 730,
    "minimum": 1
  }
} as const;

export const UpdateNoteInput = {
  "text": {
    "minLength": 1,
    "maxLength": 4000
  }
} as const;

export const UpdatePersonInput = {
  "email": {
    "maxLength": 254,
    "format": "email"
  },
  "fullName": {
    "minLength": 2,
    "maxLength": 100
  },
  "phone": {
    "pattern": "^\\+?(?:[ .()-]*\\d){8,15}$",
    "maxLength": 40
  },
  "birthYear": {
    "maximum": 2100,
    "minimum": 1900
  },
  "bio": {
    "maxLength": 2000
  },
  "skills": {
    "items": {
      "minLength": 1,
      "maxLength": 50
    },
    "maxItems": 30
  },
  "education": {
    "maxItems": 20
  },
  "experience": {
    "maxItems": 20
  }
} as const;

export const UpdateProfileInput = {
  "fullName": {
    "minLength": 2,
    "maxLength": 100
  },
  "phone": {
    "pattern": "^\\+?(?:[ .()-]*\\d){8,15}$",
    "maxLength": 40
  },
  "birthYear": {
    "maximum": 2100,
    "minimum": 1900
  },
  "bio": {
    "maxLength": 2000
  },
  "skills": {
    "items": {
      "minLength": 1,
      "maxLength": 50
    },
    "maxItems": 30
  },
  "education": {
    "maxItems": 20
  },
  "experience": {
    "maxItems": 20
  }
} as const;

export const UpdateRoleInput = {
  "name": {
    "minLength": 2,
    "maxLength": 60
  },
  "description": {
    "maxLength": 300
  },
  "permissions": {
    "items": {
      "maxLength": 100
    },
    "uniqueItems": true,
    "maxItems": 200
  }
} as const;

export const UpdateSearchSynonymInput = {
  "terms": {
    "items": {
      "minLength": 1,
      "maxLength": 40
    },
    "maxItems": 8,
    "minItems": 2
  }
} as const;

export const UpdateSectionInput = {
  "title": {
    "minLength": 3,
    "maxLength": 80
  }
} as const;

export const UpdateStudySlotInput = {
  "title": {
    "minLength": 2,
    "maxLength": 80
  },
  "minutes": {
    "maximum": 480,
    "minimum": 10
  }
} as const;

export const UpdateTeacherProfileInput = {
  "links": {
    "items": {
      "maxLength": 300,
      "format": "uri"
    },
    "maxItems": 5
  },
  "headline": {
    "minLength": 3,
    "maxLength": 120
  },
  "taxId": {
    "pattern": "^\\d{10,14}$"
  }
} as const;

export const UpdateWebhookInput = {
  "name": {
    "minLength": 2,
    "maxLength": 60
  },
  "address": {
    "maxLength": 500
  },
  "kinds": {
    "uniqueItems": true,
    "maxItems": 7,
    "minItems": 1
  }
} as const;

export const WinDisputeInput = {
  "note": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;

export const WithdrawApiTokenInput = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;

export const WithholdingRateInput = {
  "vatBp": {
    "minimum": 0,
    "maximum": 3000
  },
  "pitBp": {
    "minimum": 0,
    "maximum": 3000
  },
  "nonResidentVatBp": {
    "minimum": 0,
    "maximum": 3000
  },
  "nonResidentPitBp": {
    "minimum": 0,
    "maximum": 3000
  }
} as const;